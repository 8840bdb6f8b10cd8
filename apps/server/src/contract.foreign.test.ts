import { randomUUID } from 'node:crypto'
import { cartEndpoints } from '@compute-mall/core/cart'
import { emptyFeedback, feedbackEndpoints } from '@compute-mall/core/feedback'
import { feedbackFixtures } from '@compute-mall/core/feedback/testing'
import { E } from '@compute-mall/core/fp'
import type { Endpoint } from '@compute-mall/core/http'
import { identityEndpoints } from '@compute-mall/core/identity'
import { invoiceEndpoints, ownInvoiceList } from '@compute-mall/core/invoice'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { ownPostpaidBillList, paymentEndpoints } from '@compute-mall/core/payment'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { teamEndpoints, teamRequestList } from '@compute-mall/core/team'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, fieldsOf } from './testing/contract.ts'
import {
  AGREEMENT,
  allOrders,
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  type Sale,
  startTestServer,
  TEST_ORIGIN,
  type TestServer,
  type TestUser,
} from './testing/index.ts'

/** Modules whose ids of others are asked for by tests of their own: conversations, drafts of forms, pictures. */
const ELSEWHERE = ['chat', 'form']
/** What everybody may name: goods and their parts, centres, shops. */
const PUBLIC = ['goodsId', 'skuId', 'pricingId', 'clusterId', 'storeId']
/** The id of a thing that is somebody's, by the name of its field. */
const OWNED = [
  'orderId',
  'lineId',
  'groupId',
  'userId',
  'invitationId',
  'requestId',
  'invoiceId',
  'billId',
  'feedbackId',
  'noticeId',
  'sessionId',
  'tokenId',
  'cartIds',
  'ids',
  'key',
] as const
type Owned = (typeof OWNED)[number]
const isOwned = (name: string): name is Owned => OWNED.some((known) => known === name)

interface Part {
  readonly part: 'params' | 'query' | 'body'
  readonly path: string
  readonly codec: string
}
const nameOf = ({ path }: Part): string => path.split('.').at(-1) ?? ''
const partsOf = (call: Endpoint): readonly Part[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    fieldsOf(call[part]).map((field) => ({ part, ...field })),
  )
const isId = ({ codec }: Part): boolean => /\bId\b|IdempotencyKey/.test(codec)
/** A line of the cart has no name but `id`, which elsewhere is that of goods. */
const ownedOf = (call: string, field: Part): Owned | null => {
  if (call === 'cart.put' && field.path === 'id') return 'ids'
  const name = nameOf(field)
  return isId(field) && isOwned(name) ? name : null
}

const asked = calls.filter(
  ([name, { access }]) =>
    ['signedIn', 'anyone', 'goods'].includes(access.kind) && !ELSEWHERE.includes(name.split('.')[0] ?? ''),
)
const naming = asked.filter(([name, call]) => partsOf(call).some((field) => ownedOf(name, field) !== null))

/** What is filled in beside the ids, so that a call gets as far as asking whose they are. */
const fillings: Readonly<Record<string, string>> = {
  reason: 'because of this',
  text: 'it is quite good',
  note: 'please',
  stars: '5',
  duration: '1',
  quotedTotal: '0.00',
  agreed: 'true',
  agreementVersion: AGREEMENT,
  type: 'formal',
  channel: 'wechat',
  method: 'contractFund',
  purchaseAmount: '1',
  purchaseDuration: '1',
  userName: 'guest-of-others',
  kind: 'enterprise',
  title: '星澜智算科技有限公司',
  taxNumber: '91350100M000100Y43',
  start: '0',
  limit: '20',
}
/** A cart's lines are bought without another choice. */
const isLeftOut = (call: string, { path }: Part): boolean =>
  path.startsWith('choice.') && (call === 'order.quote' || call === 'order.create')

type Ids = Readonly<Partial<Record<Owned, string | undefined>>>

const requestOf = async ([name, call]: (typeof calls)[number], ids: Ids, sale: Sale) => {
  const form = { params: new URLSearchParams(), query: new URLSearchParams(), body: new FormData() }
  const goods: Readonly<Record<string, string>> = {
    goodsId: sale.goodsId,
    skuId: sale.skuId,
    pricingId: sale.pricingId,
    clusterId: sale.clusterId ?? '',
  }
  for (const field of partsOf(call)) {
    const owned = ownedOf(name, field)
    const value = owned === null ? (goods[nameOf(field)] ?? fillings[nameOf(field)]) : ids[owned]
    if (value !== undefined && !isLeftOut(name, field)) form[field.part].append(field.path, value)
  }
  const url = call.path.replaceAll(/:(\w+)/g, (_, key: string) => form.params.get(key) ?? '')
  const fields = [...form.body].map(([key, value]): [string, string] => [key, String(value)])
  if (call.encoding === 'multipart')
    form.body.append('slip', new File([new Uint8Array([1, 2, 3])], 'slip.png', { type: 'image/png' }))
  const parts = new Response(form.body)
  const isForm = call.encoding === 'form'
  return {
    method: call.method,
    url: `${url}?${form.query}`,
    headers: {
      'x-mall-version': '2.19.0',
      origin: TEST_ORIGIN,
      'idempotency-key': randomUUID(),
      ...(call.method !== 'GET' && {
        'content-type': isForm
          ? 'application/x-www-form-urlencoded'
          : (parts.headers.get('content-type') ?? ''),
      }),
    },
    ...(call.method !== 'GET' && {
      payload: isForm ? new URLSearchParams(fields).toString() : Buffer.from(await parts.arrayBuffer()),
    }),
  }
}

const answerOf = async (user: TestUser, call: (typeof calls)[number], ids: Ids, sale: Sale) => {
  const response = await user.send(await requestOf(call, ids, sale))
  const { code, data, error } = response.json()
  const details = JSON.stringify({ data, details: error?.details })
  return Object.values(ids).reduce<string>(
    (text, id) => (id === undefined ? text : text.replaceAll(id, '…')),
    `${code} ${details}`,
  )
}

describe('what is somebody’s', () => {
  let server: TestServer
  let leader: TestUser
  let member: TestUser
  let mate: TestUser
  let stranger: TestUser
  let foreignMember: TestUser
  let sale: Sale
  /** The leader's things, each kind in each state that a call may look for. */
  let theirs: readonly Ids[]

  const bought = async (buyer: TestUser, price: string, key = randomUUID()): Promise<Ids> => {
    const thing = await putOnSale(server.platform.db, { kind: 'cloudServer', billingType: 'MONTH', price })
    const made = await order(buyer, intentFor(thing), { key })
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    const { orderId } = made.right
    const { lines } = await buyer.get(orderEndpoints.detail, { params: { orderId } })
    return { orderId, lineId: lines[0]?.lineId, key }
  }

  beforeAll(async () => {
    server = await startTestServer()
    const { db } = server.platform
    await publishAgreement(db)
    await server.signIn({ user_name: 'guest-of-others' })
    const [own, others] = ['g-own', 'g-others']
    leader = await server.signIn({ user_name: 'the-leader', group: { id: own, isLeader: true } })
    member = await server.signIn({ group: { id: own, isLeader: false } })
    mate = await server.signIn({ group: { id: own, isLeader: false } })
    stranger = await server.signIn({ group: { id: others, isLeader: true } })
    foreignMember = await server.signIn({ group: { id: others, isLeader: false } })
    sale = await putOnSale(db)
    const choice = intentFor(sale).choice
    if (choice === undefined) throw new Error('nothing is chosen')

    const open = await bought(leader, '0.00')
    await server.runJob('provisioning')
    await server.runJob('provisioning')
    const unpaid = await bought(leader, '10.00')
    await leader.get(cartEndpoints.put, { body: { ...choice, centerName: undefined, id: undefined } })
    const [line] = await leader.get(cartEndpoints.list, {})
    await server.signIn({ user_name: 'an-invited' })
    const invited = await leader.get(teamEndpoints.invite, {
      body: { groupId: own, userName: 'an-invited' },
    })
    const request = await member.get(teamEndpoints.ask, { body: { choice, note: '', groupId: undefined } })
    const { token } = await leader.get(identityEndpoints.createAccessToken, {
      body: { name: 'mine', scope: 'all' },
    })
    const [session] = await leader.get(identityEndpoints.sessions, {})
    const feedback = await leader.get(feedbackEndpoints.submit, {
      body: { ...emptyFeedback, ...feedbackFixtures.form, pictureId: [] },
    })
    await db
      .insertInto('pay_accounts')
      .values({
        user_id: leader.id,
        credit_limit: '0.00',
        credit: '0.00',
        contract_fund: '1000.00',
        platform_discount: '0.00',
      })
      .execute()
    const bill = {
      id: 'bill-of-leader',
      user_id: leader.id,
      month: '2026-10',
      amount: '12.00',
      issued_at: new Date('2026-11-01T00:00:00Z'),
      due_at: new Date('2026-12-01T00:00:00Z'),
      paid_at: null,
      paid_by: null,
      bank_reference: null,
      reminded_at: null,
    }
    await db.insertInto('postpaid_bills').values(bill).execute()
    const billed = await bought(leader, '20.00')
    const paid = await bought(leader, '30.00')
    for (const { orderId = '' } of [billed, paid])
      await leader.get(paymentEndpoints.payFromAccount, { body: { orderId, method: 'contractFund' } })
    const invoice = await leader.get(invoiceEndpoints.ask, {
      body: {
        kind: 'enterprise',
        title: '星澜智算科技有限公司',
        taxNumber: '91350100M000100Y43',
        special: undefined,
        orderId: [billed.orderId ?? ''],
      },
    })
    await leader.get(orderEndpoints.askRefund, {
      params: { orderId: paid.orderId ?? '' },
      body: { reason: 'not needed' },
    })
    const { records } = await leader.get(noticeEndpoints.list, { query: readList(noticeList, []).query })
    const common: Ids = {
      groupId: own,
      userId: member.id,
      invitationId: invited.sent[0]?.invitationId,
      requestId: request.requestId,
      invoiceId: invoice.invoiceId,
      billId: bill.id,
      feedbackId: feedback.feedbackId,
      noticeId: records[0]?.noticeId,
      sessionId: session?.sessionId,
      tokenId: token.tokenId,
      cartIds: line?.id,
      ids: line?.id,
    }
    theirs = [open, unpaid, billed, paid].map((things) => ({ ...common, ...things }))
  }, 120_000)
  afterAll(() => server.stop())

  /** All that the leader and the member can read of their own. */
  const belongings = async () => [
    await leader.get(orderEndpoints.list, { query: allOrders }),
    await leader.get(provisionEndpoints.list, { query: readList(resourceList, []).query }),
    await leader.get(cartEndpoints.list, {}),
    await leader.get(identityEndpoints.accessTokens, {}),
    await leader.get(identityEndpoints.sessions, {}),
    await leader.get(noticeEndpoints.unread, {}),
    await leader.get(paymentEndpoints.ownPostpaidBills, {
      query: readList(ownPostpaidBillList, []).query,
    }),
    await leader.get(invoiceEndpoints.own, { query: readList(ownInvoiceList, []).query }),
    await leader.get(teamEndpoints.invitations, {}),
    await leader.get(identityEndpoints.groupUsers, { query: { groupId: 'g-own' } }),
    await member.get(teamEndpoints.requests, { query: readList(teamRequestList, []).query }),
  ]

  it('[S1] is known by its name: each id that a call takes is somebody’s or everybody’s', () => {
    const unknown = asked.flatMap(([name, call]) =>
      partsOf(call)
        .filter(isId)
        .filter((field) => ownedOf(name, field) === null && !PUBLIC.includes(nameOf(field)))
        .map(({ part, path }) => `${name} ${part} ${path}`),
    )
    // Goods by their id alone, and pictures that go with the feedback that is being written.
    expect(
      unknown.filter((text) => !/^(goods|search|asset|shop)\.\w+ params \w+$/.test(text)).toSorted(),
    ).toEqual(['feedback.submit body pictureId'])
    expect(naming.length).toBeGreaterThan(40)
  })

  it('[S1] is there in the sample, each kind of it', () => {
    for (const name of OWNED) expect([name, theirs[0]?.[name]]).toEqual([name, expect.any(String)])
  })

  /** Everybody of a group may read it; only its leader changes it. */
  const forMates = ['identity.groupList', 'identity.groupUsers', 'team.leave', 'team.ask']
  const forLeaders = [
    'team.memberAccounts',
    'team.invite',
    'team.withdrawInvitation',
    'team.removeMember',
    'team.handOver',
  ]
  const namesMore = ([name, call]: (typeof calls)[number]): boolean => {
    const named = new Set(partsOf(call).map((field) => ownedOf(name, field)))
    named.delete(null)
    return named.has('groupId') && named.size > 1
  }
  const absent = (ids: Ids): Ids =>
    Object.fromEntries(Object.keys(ids).map((name) => [name, `none-${randomUUID()}`]))

  it.each(naming)('[S1][C2][C3][C4] answers %s of others like one of nobody', async (...call) => {
    const before = await belongings()
    for (const who of [stranger, foreignMember])
      for (const ids of theirs) {
        const foreign = await answerOf(who, call, ids, sale)
        expect(foreign).toBe(await answerOf(who, call, absent(ids), sale))
        expect(foreign).not.toMatch(/^SYS1000[01]/)
        // Their own group does not open somebody of another.
        if (!namesMore(call)) continue
        const own = { groupId: 'g-others' }
        expect(await answerOf(who, call, { ...ids, ...own }, sale)).toBe(
          await answerOf(who, call, { ...absent(ids), ...own }, sale),
        )
      }
    expect(await belongings()).toEqual(before)
  })

  it.each(naming.filter(([name]) => !forMates.includes(name)))(
    '[S1][R6.05] answers %s of the leader to a member like one of nobody, or as the leader’s alone',
    async (...call) => {
      const before = await belongings()
      for (const ids of theirs) {
        const foreign = await answerOf(mate, call, ids, sale)
        if (forLeaders.includes(call[0])) expect(foreign).toMatch(/^GROUP10001/)
        else expect(foreign).toBe(await answerOf(mate, call, absent(ids), sale))
      }
      expect(await belongings()).toEqual(before)
    },
  )
})
