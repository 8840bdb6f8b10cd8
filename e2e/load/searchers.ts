import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { searchEndpoints } from '@compute-mall/core/search'
import pg from 'pg'
import { connect } from '../../apps/server/src/platform/database/index.ts'
import { paced } from '../../apps/server/src/testing/paced.ts'
import { textTable } from '../../tools/src/measure/table.ts'
import { HOW_TO_INSTALL, startPostgres } from '../../tools/src/run/postgres.mjs'
import { type Product, startProduct } from '../product/product.ts'
import { requestOf } from '../product/request.ts'
import { sharedKeys } from './calls.ts'
import { growCatalogue } from './catalogue.ts'
import { quantile } from './figures.ts'
import { searches } from './searches.ts'

/**
 * `npm run measure:searchers -- --rate 30`: searches with facets at a rate among 100,000 goods (L4), embedded; with
 * `--servers 2`, that many servers on one PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '60' },
    goods: { type: 'string', default: '100000' },
    servers: { type: 'string', default: '1' },
  },
})
const [RATE, SECONDS, GOODS, SERVERS] = [
  Number(values.rate),
  Number(values.seconds),
  Number(values.goods),
  Number(values.servers),
]
const MAX_P95_MS = 300
const WARM_UP = { rate: 10, seconds: 10 }

const postgres = SERVERS > 1 ? await startPostgres({ durable: true }) : undefined
if (SERVERS > 1 && !postgres) throw new Error(HOW_TO_INSTALL)
const folder = mkdtempSync(join(tmpdir(), 'compute-mall-searchers-'))
const settings = postgres ? { DATABASE_URL: postgres.url, ...sharedKeys() } : { DATA_DIR: folder }

const grow = async (): Promise<void> => {
  if (postgres) {
    const pool = new pg.Pool({ connectionString: postgres.url })
    await growCatalogue(pool, GOODS)
    await pool.end()
  } else {
    const connection = await connect({ kind: 'embedded', dir: folder }, console.warn)
    await growCatalogue(connection.pool, GOODS)
    await connection.close()
  }
}

const products: Product[] = []
try {
  await (await startProduct({ ...settings, SEED: 'demo' })).stop()
  await grow()
  while (products.length < SERVERS) products.push(await startProduct({ ...settings, SEED: 'none' }))
  const origins = products.map(({ origin }) => origin)
  const asked = (n: number) => {
    const origin = origins[n % origins.length] ?? ''
    const search = searches[n % searches.length]
    if (search === undefined) throw new Error('There is nothing to look for.')
    return { origin, request: requestOf(searchEndpoints[search.kind], { body: search.body }, origin) }
  }
  await paced(WARM_UP, asked)
  console.log(`▸ ${RATE} searches a second among ${GOODS.toLocaleString('en')} goods, ${SERVERS} servers …`)
  const { times, failed } = await paced({ rate: RATE, seconds: SECONDS }, asked)
  const p95 = quantile(times, 0.95)
  console.log(
    textTable(
      ['Searches a second', 'servers', 'seconds', 'answers', 'p50', 'p95', 'worst', 'errors'],
      [
        [
          String(RATE),
          `${SERVERS} ${postgres ? 'PostgreSQL' : 'embedded'}`,
          String(SECONDS),
          String(times.length),
          `${quantile(times, 0.5).toFixed(0)} ms`,
          `${p95.toFixed(0)} ms`,
          `${quantile(times, 1).toFixed(0)} ms`,
          String(failed.length),
        ],
      ],
    ),
  )
  console.log(`Wanted: p95 of ${MAX_P95_MS} ms at most, no error.`)
  for (const text of failed.slice(0, 5)) console.log(text)
  if (p95 > MAX_P95_MS || failed.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error, ...products.map(({ said }) => said()))
  process.exitCode = 1
} finally {
  for (const { stop } of products) await stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
