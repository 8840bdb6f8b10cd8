import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@compute-mall/core/time'
import autocannon from 'autocannon'
import { textTable } from '../../tools/src/measure/table.ts'
import { ensureApps } from '../../tools/src/run/apps.mjs'
import { type Product, startProduct } from '../product/product.ts'
import { quantile } from './figures.ts'

/**
 * `npm run measure:burst`: 1,500 page requests at once from one address while another one browses. Wanted: p95 of the
 * other within 500 ms, and memory that stays flat.
 */
const BURST = 1_500
const ROUNDS = 3
const MAX_P95_MS = 500
const MAX_GROWTH_MB = 150
const PAGES = ['/ui/mall/', '/ui/mall/search/resource', '/ui/mall/search/goods']

interface Visit {
  readonly status: number
  readonly ms: number
}

const visit = (origin: string, path: string, localAddress: string, agent: Agent): Promise<Visit> =>
  new Promise((done, broken) => {
    const begun = performance.now()
    request(origin + path, { localAddress, agent, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume().on('error', broken)
      answer.on('end', () => done({ status: answer.statusCode ?? 0, ms: performance.now() - begun }))
    })
      .on('error', broken)
      .end()
  })

/** Resident memory of a process in megabytes. */
const memoryOf = ({ pid }: Product): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const pageOf = (n: number): string => PAGES[n % PAGES.length] ?? '/ui/mall/'

const browse = async (origin: string, isOver: () => boolean): Promise<readonly Visit[]> => {
  const agent = new Agent({ keepAlive: true })
  const visits: Visit[] = []
  for (let n = 0; !isOver() || visits.length < 20; n++) {
    visits.push(await visit(origin, pageOf(n), '127.0.0.2', agent))
    await sleep(50)
  }
  agent.destroy()
  return visits
}

await ensureApps()
const product = await startProduct({ SEED: 'demo' })
try {
  const { origin } = product
  await browse(origin, () => true)
  const rows: string[][] = []
  const before = memoryOf(product)
  for (let round = 1; round <= ROUNDS; round++) {
    let isOver = false
    let most = before
    const watching = setInterval(() => {
      most = Math.max(most, memoryOf(product))
    }, 50)
    const other = browse(origin, () => isOver)
    // In a thread of its own, so that the other's clock counts the server only.
    const burst = await autocannon({
      url: origin,
      requests: PAGES.map((path) => ({ method: 'GET', path, headers: { accept: 'text/html' } })),
      connections: BURST,
      amount: BURST,
      workers: 1,
      localAddress: '127.0.0.1',
    })
    isOver = true
    const visits = await other
    clearInterval(watching)
    const times = visits.map(({ ms }) => ms)
    const failed = visits.filter(({ status }) => status !== 200).length
    rows.push([
      String(round),
      String(burst['2xx']),
      String(burst['5xx']),
      `${quantile(times, 0.5).toFixed(0)} ms`,
      `${quantile(times, 0.95).toFixed(0)} ms`,
      String(failed),
      `${before.toFixed(0)} → ${most.toFixed(0)} MB`,
    ])
    if (quantile(times, 0.95) > MAX_P95_MS || failed > 0 || most - before > MAX_GROWTH_MB)
      process.exitCode = 1
    await sleep(SECOND_MS)
  }
  console.log(
    textTable(['Round', 'made', 'refused', 'other p50', 'other p95', 'other failed', 'memory'], rows),
  )
  console.log(
    `Wanted: p95 of ${MAX_P95_MS} ms at most for the other, no failure of theirs, ${MAX_GROWTH_MB} MB more at most.`,
  )
} catch (error) {
  console.error(error, product.said())
  process.exitCode = 1
} finally {
  await product.stop()
}
