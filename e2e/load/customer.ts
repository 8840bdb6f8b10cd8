import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { invoiceEndpoints } from '@compute-mall/core/invoice'
import { ledgerEndpoints, ledgerList } from '@compute-mall/core/ledger'
import { readList } from '@compute-mall/core/list'
import { orderEndpoints, orderList } from '@compute-mall/core/order'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { teamEndpoints, teamRequestList } from '@compute-mall/core/team'
import { demoBuyer, signIn } from '../product/people.ts'
import { call, requestOf } from '../product/request.ts'
import { inGrown, measured, tellTable } from './calls.ts'
import { growCustomer } from './purchases.ts'

const ORDERS = 10_000
const RESOURCES = 5_000

const orders = readList(orderList, []).query
const resources = readList(resourceList, []).query
const entries = readList(ledgerList, []).query
const requests = readList(teamRequestList, []).query

/** What the pages of the console ask for. */
const callsOf = async (origin: string, cookie: string) => {
  const ask = <EP extends Endpoint>(endpoint: EP, input: InputOf<EP>) =>
    requestOf(endpoint, input, origin, cookie)
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

await inGrown(
  (pool) => growCustomer(pool, demoBuyer.account, { orders: ORDERS, resources: RESOURCES }),
  async ({ origin }) => {
    const cookie = await signIn(origin, demoBuyer.account, demoBuyer.password)
    const rows: (readonly string[])[] = []
    for (const [name, request] of Object.entries(await callsOf(origin, cookie)))
      rows.push(await measured(origin, name, request))
    tellTable(`${ORDERS} orders, ${RESOURCES} resources`, rows)
  },
)
