import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { searchEndpoints, synonymEndpoints } from '@compute-mall/core/search'
import pg from 'pg'
import { connect } from '../../apps/server/src/platform/database/index.ts'
import { textTable } from '../../tools/src/measure/table.ts'
import { HOW_TO_INSTALL, startPostgres } from '../../tools/src/run/postgres.mjs'
import { demoReviewer, signIn } from '../product/people.ts'
import { startProduct } from '../product/product.ts'
import { call, requestOf } from '../product/request.ts'
import { cellsOf, inProduct, MAX_P95_MS, timed } from './calls.ts'
import { growCatalogue } from './catalogue.ts'
import { searches } from './searches.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 5
/** The server keeps a page for one second, and hears within another that the index has changed. */
const FORGOTTEN_MS = 2_500

/** Where a measurement keeps its data: settings of the product, and how to reach its database from here. */
interface Place {
  readonly name: string
  readonly settings: Readonly<Record<string, string>>
  readonly open: () => Promise<{ readonly pool: pg.Pool; readonly close: () => Promise<void> }>
}

const measure = (settings: Place['settings']): Promise<readonly number[]> =>
  inProduct(settings, async ({ origin }) => {
    const requests = searches.map(({ kind, body }) => requestOf(searchEndpoints[kind], { body }, origin))
    const cookie = await signIn(origin, demoReviewer.account, demoReviewer.password)
    /** What was found before is old once operators have taught the search a word: nothing is answered from memory then. */
    const forget = async (round: number) => {
      const body = { term: `measured ${Date.now()} ${round}`, kind: 'same', meanings: 'measured' } as const
      await call(synonymEndpoints.addSynonym, { body }, origin, cookie)
      await sleep(FORGOTTEN_MS)
      // The words of all goods are read anew once, by whoever asks first.
      await call(searchEndpoints.suggestions, { query: { keyWords: 'measured' } }, origin)
    }
    const times: number[] = []
    for (const request of requests) await timed(origin, request)
    for (let round = 0; round < ROUNDS; round++) {
      await forget(round)
      for (const request of requests) times.push((await timed(origin, request)).ms)
    }
    return times
  })

const measurePlace = async ({ name, settings, open }: Place): Promise<readonly (readonly string[])[]> => {
  const seeded = await startProduct(settings)
  await seeded.stop()
  const rows: string[][] = []
  for (const size of SIZES) {
    console.log(`▸ ${size.toLocaleString('en')} goods, ${name} …`)
    const connection = await open()
    await growCatalogue(connection.pool, size)
    await connection.close()
    const times = await measure(settings)
    const [p50 = '', p95 = '', verdict = ''] = cellsOf(times)
    const worst = `${Math.max(...times).toFixed(0)} ms`
    rows.push([`${size.toLocaleString('en')} goods, ${name}`, p50, p95, worst, verdict])
  }
  return rows
}

/** `npm run measure:search -- PostgreSQL` measures one place alone. */
const [NAMED = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'compute-mall-search-'))
const postgres = await startPostgres({ durable: true })
const places: readonly Place[] = [
  {
    name: 'embedded',
    settings: { DATA_DIR: folder },
    open: () => connect({ kind: 'embedded', dir: folder }, console.warn),
  },
  ...(postgres
    ? [
        {
          name: 'PostgreSQL',
          // The folder holds the keys of what the database holds.
          settings: { DATABASE_URL: postgres.url, SEED: 'demo', DATA_DIR: join(folder, 'keys') },
          open: async () => {
            const pool = new pg.Pool({ connectionString: postgres.url })
            return { pool, close: () => pool.end() }
          },
        } as const,
      ]
    : []),
]
try {
  const rows: (readonly string[])[] = []
  for (const place of places.filter(({ name }) => name.includes(NAMED)))
    rows.push(...(await measurePlace(place)))
  console.log(textTable([`${searches.length} searches with facets`, 'p50', 'p95', 'worst', ''], rows))
  console.log(`A p95 of at most ${MAX_P95_MS} ms is wanted; no page comes from the server's memory.`)
  if (!postgres) console.log(HOW_TO_INSTALL)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
