import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { invoiceEndpoints } from '@compute-mall/core/invoice'
import { ledgerEndpoints, ledgerList } from '@compute-mall/core/ledger'
import { readList } from '@compute-mall/core/list'
import { orderEndpoints, orderList } from '@compute-mall/core/order'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { teamEndpoints, teamRequestList } from '@compute-mall/core/team'
import { connect } from '../../../apps/server/src/platform/database/index.ts'
import { demoBuyer, signIn } from '../product/people.ts'
import { startProduct } from '../product/product.ts'
import { call, requestOf } from '../product/request.ts'
import { quantile } from './figures.ts'
import { growCustomer } from './purchases.ts'
import { textTable } from './table.ts'

const ORDERS = 10_000
const RESOURCES = 5_000
const ROUNDS = 20
const MOST_P95_MS = 60

const orders = readList(orderList, []).query
const resources = readList(resourceList, []).query
const entries = readList(ledgerList, []).query
const requests = readList(teamRequestList, []).query

/** What the pages of the console ask for. */
const callsOf = async (origin: string, cookie: string) => {
  const ask = <EP extends Parameters<typeof requestOf>[0]>(
    endpoint: EP,
    input: Parameters<typeof requestOf<EP>>[1],
  ) => requestOf(endpoint, input, origin, cookie)
  const first = await call(orderEndpoints.list, { query: orders }, origin, cookie)
  const opened = await call(provisionEndpoints.list, { query: resources }, origin, cookie)
  const orderId = first.records[0]?.orderId ?? ''
  const lineId = opened.records[0]?.lineId ?? ''
  const month = (await call(ledgerEndpoints.budget, {}, origin, cookie)).month
  return {
    orders: ask(orderEndpoints.list, { query: orders }),
    'orders, next page': ask(orderEndpoints.list, {
      query: { ...orders, cursor: first.nextCursor ?? undefined },
    }),
    'orders, unpaid': ask(orderEndpoints.list, { query: { ...orders, status: 'unpaid' } }),
    'orders, by words': ask(orderEndpoints.list, { query: { ...orders, keyword: 'nothing' } }),
    order: ask(orderEndpoints.detail, { params: { orderId } }),
    resources: ask(provisionEndpoints.list, { query: resources }),
    'resources, by end': ask(provisionEndpoints.list, { query: { ...resources, sort: 'endTime' } }),
    'resources by centre': ask(provisionEndpoints.counts, {}),
    resource: ask(provisionEndpoints.detail, { params: { lineId } }),
    entries: ask(ledgerEndpoints.list, { query: entries }),
    costs: ask(ledgerEndpoints.costs, {}),
    'costs by member': ask(ledgerEndpoints.memberCosts, {}),
    budget: ask(ledgerEndpoints.budget, {}),
    bill: ask(ledgerEndpoints.bill, { params: { month } }),
    'orders to invoice': ask(invoiceEndpoints.orders, {}),
    'requests to buy': ask(teamEndpoints.requests, { query: requests }),
  }
}

const timeOf = async (origin: string, request: ReturnType<typeof requestOf>): Promise<number> => {
  const start = performance.now()
  const { path, ...rest } = request
  const answer = await fetch(origin + path, rest)
  const { code } = (await answer.json()) as { code: string }
  if (code !== '0') throw new Error(`${path} was refused: ${code}`)
  return performance.now() - start
}

const folder = mkdtempSync(join(tmpdir(), 'compute-mall-customer-'))
const settings = { DATA_DIR: folder }
try {
  await (await startProduct(settings)).stop()
  const connection = await connect({ kind: 'embedded', dir: folder }, console.warn)
  await growCustomer(connection.pool, demoBuyer.account, { orders: ORDERS, resources: RESOURCES })
  await connection.close()
  const { origin, said, stop } = await startProduct(settings)
  try {
    const cookie = await signIn(origin, demoBuyer.account, demoBuyer.password)
    const rows: string[][] = []
    for (const [name, request] of Object.entries(await callsOf(origin, cookie))) {
      await timeOf(origin, request)
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(origin, request))
      const p95 = quantile(times, 0.95)
      if (p95 > MOST_P95_MS) process.exitCode = 1
      rows.push([
        name,
        `${quantile(times, 0.5).toFixed(0)} ms`,
        `${p95.toFixed(0)} ms`,
        p95 > MOST_P95_MS ? 'too slow' : '',
      ])
    }
    console.log(textTable([`${ORDERS} orders, ${RESOURCES} resources`, 'p50', 'p95', ''], rows))
    console.log(`A p95 of at most ${MOST_P95_MS} ms is wanted for each.`)
  } catch (error) {
    console.error(said())
    throw error
  } finally {
    await stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
