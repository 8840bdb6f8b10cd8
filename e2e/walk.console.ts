import { feedbackEndpoints, ownFeedbackList } from '@compute-mall/core/feedback'
import { queryText } from '@compute-mall/core/http'
import { identityEndpoints } from '@compute-mall/core/identity'
import { invoiceEndpoints, ownInvoiceList } from '@compute-mall/core/invoice'
import { readList } from '@compute-mall/core/list'
import { teamEndpoints, teamRequestList } from '@compute-mall/core/team'
import { origin } from './account.ts'
import type { Role } from './cast.ts'
import { wish } from './desk.ts'
import { expect } from './journey.ts'
import { call } from './product/request.ts'
import type { Sight, Visit } from './sight.ts'
import { lineOf, orderAt } from './walk.orders.ts'

type Way = (visit: Visit) => Promise<string> | string

/** A page of the console, which the browser draws alone, and in one look for computer and phone. */
const inConsole = (name: string, address: Way, as: Role = 'walker'): Sight => ({
  name,
  as,
  only: 'computer',
  plain: true,
  open: async (visit) => {
    const { page } = visit
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/ui/console/#${await address(visit)}`)
    await expect(page.locator('#content h1')).toBeVisible()
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  },
})

/** The first of a list, made where there is none: the path is walked more than once, and by two at the same time. */
const firstOf = async <Row>(
  rows: () => Promise<readonly Row[]>,
  make: () => Promise<unknown>,
): Promise<Row> => {
  let found: Row | undefined
  await expect(async () => {
    if ((await rows()).length === 0) await make()
    ;[found] = await rows()
    expect(found).toBeDefined()
  }).toPass()
  if (found === undefined) throw new Error('there is none')
  return found
}

const invoiceOf = async (cookie: string): Promise<string> => {
  const orderId = await orderAt('paid', cookie)
  const query = readList(ownInvoiceList, []).query
  const body = {
    kind: 'enterprise' as const,
    title: 'Nova Computing Ltd',
    taxNumber: '91350100M000100Y43',
    special: undefined,
    orderId: [orderId],
  }
  const { invoiceId } = await firstOf(
    async () => (await call(invoiceEndpoints.own, { query }, origin(), cookie)).records,
    () => call(invoiceEndpoints.ask, { body }, origin(), cookie),
  )
  return invoiceId
}

const feedbackOf = async (cookie: string): Promise<string> => {
  const query = readList(ownFeedbackList, []).query
  const body = {
    kind: 'suggestion' as const,
    text: 'A dark theme would help those who work at night.',
    contact: '',
    page: '',
    entrance: '',
    pictureId: [],
    offer: undefined,
  }
  const { feedbackId } = await firstOf(
    async () => (await call(feedbackEndpoints.own, { query }, origin(), cookie)).records,
    () => call(feedbackEndpoints.submit, { body }, origin(), cookie),
  )
  return feedbackId
}

/** What the member of the walking leader's team asks for. */
const requestOf = async (member: string): Promise<string> => {
  const { choice } = wish('node')
  if (choice === undefined) throw new Error('nothing is chosen')
  const query = readList(teamRequestList, []).query
  const body = { choice, note: 'for the third training run', groupId: undefined }
  const { requestId } = await firstOf(
    async () => (await call(teamEndpoints.requests, { query }, origin(), member)).records,
    () => call(teamEndpoints.ask, { body }, origin(), member),
  )
  return requestId
}

const groupOf = async (cookie: string): Promise<string> => {
  const query = { start: 0, limit: 20, groupId: undefined }
  const { records } = await call(identityEndpoints.groupList, { query }, origin(), cookie)
  return records[0]?.groupId ?? ''
}

const asking: Way = async ({ cookieOf }) => `/team/requests/${await requestOf(await cookieOf('ledWalker'))}`

const wished = (): string => {
  const { choice } = wish('node')
  const { goodsId = '', skuId = '', pricingId = '', clusterId = '', purchaseAmount = 1 } = choice ?? {}
  return queryText([
    ['goodsId', goodsId],
    ['skuId', skuId],
    ['pricingId', pricingId],
    ['clusterId', clusterId],
    ['purchaseAmount', `${purchaseAmount}`],
    ['purchaseDuration', '1'],
  ])
}

/** Which sight shows each page of the console. */
export const consoleSightOf = {
  home: inConsole('one’s own home', () => '/'),
  orders: inConsole('orders', async ({ cookie }) => {
    await orderAt('paid', cookie)
    await orderAt('unpaid', cookie)
    return '/orders'
  }),
  order: inConsole('an order to be paid', async ({ cookie }) => `/orders/${await orderAt('unpaid', cookie)}`),
  resources: inConsole('resources', async ({ cookie }) => {
    await lineOf('disk', cookie)
    return '/resources'
  }),
  resource: inConsole('a resource', async ({ cookie }) => `/resources/${await lineOf('disk', cookie)}`),
  team: inConsole('teams', () => '/team', 'teamWalker'),
  group: inConsole('a team', async ({ cookie }) => `/team/groups/${await groupOf(cookie)}`, 'teamWalker'),
  teamRequests: inConsole(
    'requests of a team',
    async (visit) => {
      await asking(visit)
      return '/team/requests'
    },
    'teamWalker',
  ),
  teamRequest: inConsole('a request of a team', asking, 'teamWalker'),
  askLeader: inConsole('asking one’s leader', () => `/team/ask${wished()}`, 'ledWalker'),
  account: inConsole('the account', async ({ cookie }) => {
    await orderAt('paid', cookie)
    return '/account'
  }),
  bill: inConsole('the bill of a month', async ({ cookie }) => {
    await orderAt('paid', cookie)
    return `/account/bills/${new Date().toISOString().slice(0, 7)}`
  }),
  entries: inConsole('entries of the ledger', async ({ cookie }) => {
    await orderAt('paid', cookie)
    return '/account/entries'
  }),
  postpaidBills: inConsole('post-paid bills', () => '/account/postpaid'),
  invoices: inConsole('invoices', async ({ cookie }) => {
    await invoiceOf(cookie)
    return '/invoices'
  }),
  askInvoice: inConsole('asking for an invoice', async ({ cookie }) => {
    await lineOf('disk', cookie)
    return '/invoices/new'
  }),
  invoice: inConsole('an invoice', async ({ cookie }) => `/invoices/${await invoiceOf(cookie)}`),
  messages: inConsole('conversations with shops', () => '/messages'),
  notices: inConsole('notices', () => '/notices'),
  feedback: inConsole('one’s own feedback', async ({ cookie }) => {
    await feedbackOf(cookie)
    return '/feedback'
  }),
  feedbackDetail: inConsole(
    'an answer to feedback',
    async ({ cookie }) => `/feedback/${await feedbackOf(cookie)}`,
  ),
  settings: inConsole('the settings', () => '/settings'),
  space: {
    name: 'own studios within another page',
    as: 'walker',
    only: 'computer',
    plain: true,
    open: async ({ page }) => {
      await page.goto('/ui/console/embed/#/space')
      await expect(page.locator('main *').first()).toBeAttached()
      await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
    },
  },
} as const satisfies Readonly<Record<string, Sight>>

/** The pages of the console, some of them in more than one state. */
export const consoleSights: readonly Sight[] = [
  ...Object.values(consoleSightOf),
  inConsole('an order that is paid', async ({ cookie }) => `/orders/${await orderAt('paid', cookie)}`),
  inConsole(
    'a resource that is had for good',
    async ({ cookie }) => `/resources/${await lineOf('tryable', cookie)}`,
  ),
  inConsole('the account of a leader', () => '/account', 'teamWalker'),
]
