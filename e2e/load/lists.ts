import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { chatEndpoints } from '@compute-mall/core/chat'
import { deskEndpoints } from '@compute-mall/core/desk'
import { feedbackEndpoints, feedbackList } from '@compute-mall/core/feedback'
import {
  goodsApplicationList,
  goodsEndpoints,
  ownGoodsList,
  shelvedGoodsList,
  shopReviewList,
} from '@compute-mall/core/goods'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { identityEndpoints, personList } from '@compute-mall/core/identity'
import { invoiceEndpoints, invoiceList } from '@compute-mall/core/invoice'
import { type List, type ListAddress, readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import {
  adminOrderList,
  openingList,
  orderEndpoints,
  owedRefundList,
  refundRequestList,
  shopOrderList,
} from '@compute-mall/core/order'
import { billDifferenceList, payBillList, paymentEndpoints, remittanceList } from '@compute-mall/core/payment'
import { catalogueList, resourceEndpoints } from '@compute-mall/core/resource'
import { applicationList, settlementEndpoints } from '@compute-mall/core/settlement'
import {
  shopStatementList,
  statementEndpoints,
  statementLineList,
  statementList,
} from '@compute-mall/core/statement'
import { demoBuyer, signIn } from '../product/people.ts'
import { requestOf, type WireRequest } from '../product/request.ts'
import { inGrown, measured, tellTable, timed } from './calls.ts'
import { growCustomer } from './purchases.ts'
import { growQueues } from './queues.ts'

const ROWS = 100_000
/** Pages of the greatest length that are turned to come to a deep one. */
const DEEP_PAGES = 60
const PAGE_LENGTH = 100
/** Nothing is called so, so that everything must be looked through. */
const NOTHING = 'nothing is called so'
/** One of the rows, by a part of its name. */
const RARE = '批量 99999'

/** A list as a page asks for it: from its beginning, from a cursor on, and otherwise. */
interface Measured {
  readonly name: string
  readonly page: (cursor?: string) => WireRequest
  readonly others: Readonly<Record<string, WireRequest>>
}

/** The lists of merchants and of operations. */
const listsOf = (origin: string, seller: string, staff: string): readonly Measured[] => {
  const ask = <EP extends Endpoint>(cookie: string, endpoint: EP, input: InputOf<EP>) =>
    requestOf(endpoint, input, origin, cookie)

  /** By its usual query, and by others that change some of it. */
  const listed =
    (cookie: string) =>
    <L extends List>(
      name: string,
      endpoint: Endpoint,
      list: L,
      others: Readonly<Record<string, Partial<ListAddress<L>['query']>>> = {},
      rest: Readonly<Record<string, WireRequest>> = {},
      params?: Readonly<Record<string, string>>,
    ): Measured => {
      const { query } = readList(list, [])
      const by = (change: object) =>
        ask(cookie, endpoint, { params, query: { ...query, ...change }, body: undefined })
      const changed = Object.entries(others).map(([what, change]) => [what, by(change)] as const)
      return {
        name,
        page: (cursor) => by({ cursor, limit: PAGE_LENGTH }),
        others: { ...Object.fromEntries(changed), ...rest },
      }
    }
  const shop = listed(seller)
  const all = listed(staff)
  const none = { 'none by words': { keyword: NOTHING } }
  const statement = { statementId: 'statement-bulk-1' }
  const inbox = { start: 0, limit: PAGE_LENGTH, filter: undefined, conversationId: undefined }
  const conversations = (change: Partial<InputOf<typeof chatEndpoints.conversations>['query']>) =>
    ask(seller, chatEndpoints.conversations, { query: { ...inbox, ...change } })

  return [
    shop(
      'merchant: goods',
      goodsEndpoints.ownList,
      ownGoodsList,
      { off: { tab: 'off' }, 'one by words': { keyword: RARE }, ...none },
      { counts: ask(seller, goodsEndpoints.ownCounts, {}) },
    ),
    shop('merchant: orders', orderEndpoints.shopList, shopOrderList, { paid: { status: 'paid' }, ...none }),
    shop('merchant: reviews', goodsEndpoints.shopReviews, shopReviewList, {
      unanswered: { answered: false },
      'one star': { stars: 1 },
    }),
    shop('merchant: statements', statementEndpoints.shopList, shopStatementList, {
      paid: { status: 'paid' },
    }),
    shop('merchant: notices', noticeEndpoints.list, noticeList, { unread: { unread: true } }),
    {
      name: 'merchant: conversations',
      page: () => conversations({}),
      others: {
        'a deep page': conversations({ start: 6_000 }),
        unanswered: conversations({ filter: 'unanswered' }),
        done: conversations({ filter: 'done' }),
        mine: conversations({ filter: 'mine' }),
      },
    },
    { name: 'merchant: home', page: () => ask(seller, deskEndpoints.shopHome, {}), others: {} },
    all('merchants in review', settlementEndpoints.list, applicationList, {
      rejected: { applyStatus: 'REJECTED' },
      overdue: { overdue: true },
      mine: { mine: true },
      ...none,
    }),
    all('goods in review', goodsEndpoints.applications, goodsApplicationList, {
      pending: { state: ['pending'] },
      mine: { mine: true },
      ...none,
    }),
    all('goods of all shops', goodsEndpoints.shelves, shelvedGoodsList, { off: { shelf: ['off'] }, ...none }),
    all('catalogue', resourceEndpoints.catalogue, catalogueList, none),
    all('orders', orderEndpoints.all, adminOrderList, { unpaid: { status: 'unpaid' }, ...none }),
    all('openings', orderEndpoints.openings, openingList),
    all('refunds asked for', orderEndpoints.refundRequests, refundRequestList, {
      waiting: { status: 'asked' },
    }),
    all('refunds owed', orderEndpoints.owedRefunds, owedRefundList),
    all('remittances', paymentEndpoints.remittances, remittanceList, {
      waiting: { status: 'waiting' },
      ...none,
    }),
    all('payment bills', paymentEndpoints.bills, payBillList, {
      open: { state: 'open' },
      unanswered: { state: 'unanswered' },
    }),
    all('differences from bills', paymentEndpoints.billDifferences, billDifferenceList, {
      open: { state: 'open' },
      ...none,
    }),
    all('statements', statementEndpoints.list, statementList, { disputed: { status: 'disputed' }, ...none }),
    all(
      'lines of a statement',
      statementEndpoints.lines,
      statementLineList,
      { sales: { kind: 'sale' } },
      { head: ask(staff, statementEndpoints.detail, { params: statement }) },
      statement,
    ),
    all('invoices', invoiceEndpoints.list, invoiceList, { requested: { state: 'requested' }, ...none }),
    {
      name: 'queues of the home',
      page: () => ask(staff, deskEndpoints.queues, {}),
      others: { health: ask(staff, deskEndpoints.health, {}) },
    },
    all('feedback', feedbackEndpoints.list, feedbackList, { received: { state: 'received' }, ...none }),
    all('people', identityEndpoints.people, personList, {
      managers: { roleType: 'manager' },
      disabled: { state: 'disabled' },
      ...none,
    }),
    all('audit', auditEndpoints.list, auditList, {
      'by somebody': { keyword: 'bulk-7' },
      ...none,
      'by action': { action: 'order.paid' },
    }),
  ]
}

/** A page so deep, or the last; null for a list that ends on its first or is asked by place. */
const deepPage = async (origin: string, { page }: Measured): Promise<WireRequest | null> => {
  let deep: string | null = null
  let { next } = await timed(origin, page())
  for (let turned = 1; turned < DEEP_PAGES && next !== null; turned++) {
    deep = next
    ;({ next } = await timed(origin, page(next)))
  }
  return deep === null ? null : page(deep)
}

const wanted = process.argv.slice(2)
await inGrown(
  async (pool) => {
    await growCustomer(pool, demoBuyer.account, { orders: ROWS, resources: ROWS })
    await growQueues(pool, ROWS)
  },
  async ({ origin }) => {
    const seller = await signIn(origin, 'seller', demoBuyer.password)
    const staff = await signIn(origin, 'superadmin', demoBuyer.password)
    const lists = listsOf(origin, seller, staff).filter(
      ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
    )
    const rows: (readonly string[])[] = []
    for (const list of lists) {
      const deep = await deepPage(origin, list)
      const requests = { 'first page': list.page(), ...(deep && { 'a deep page': deep }), ...list.others }
      for (const [what, request] of Object.entries(requests))
        rows.push(await measured(origin, `${list.name}, ${what}`, request))
    }
    tellTable(`${ROWS} rows each`, rows)
  },
)
