import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@compute-mall/core/chat'
import { goodsEndpoints, ownGoodsList } from '@compute-mall/core/goods'
import type { Endpoint } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import { shopEndpoints } from '@compute-mall/core/shop'
import { shopStatementList, statementEndpoints } from '@compute-mall/core/statement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from './demo.ts'
import { calls, type Field, fieldsOf } from './testing/contract.ts'
import { startTestServer, TEST_ORIGIN, type TestServer, type TestUser } from './testing/index.ts'

/** Calls of those who work for a shop: what they name is their own shop's, or not there (D1, R6.06). */
const asked = calls.filter(([, { access }]) => access.kind === 'withDuty' || access.kind === 'shopOrRole')

type Part = 'params' | 'query' | 'body'
interface Place extends Field {
  readonly part: Part
}
const placesOf = (call: Endpoint): readonly Place[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    fieldsOf(call[part]).map((field) => ({ part, ...field })),
  )
const isId = ({ codec }: Place): boolean => /\bId\b/.test(codec)

/** What a shop has of its own, by the name under which calls know it. */
const KINDS = [
  'goods',
  'review',
  'sku',
  'line',
  'statement',
  'statementLine',
  'conversation',
  'reply',
  'staff',
] as const
type Kind = (typeof KINDS)[number]
/** Which of a shop’s things a field names; null for what is nobody’s own. */
const kindOf = (name: string, { path }: Place): Kind | null => {
  if (path === 'clusterId') return null
  if (path === 'conversationId') return 'conversation'
  if (path === 'userId') return 'staff'
  if (path === 'statementId') return 'statement'
  if (path === 'skuId') return 'sku'
  if (path === 'lineId') return name.startsWith('statement.') ? 'statementLine' : 'line'
  if (name.startsWith('chat.')) return 'reply'
  return name === 'goods.replyToReview' ? 'review' : 'goods'
}
const naming = asked.filter(([, call]) => placesOf(call).some(isId))

/** What is filled in beside the ids, so that a call gets as far as asking whose they are. */
const fillings: Readonly<Record<string, string>> = {
  revision: '1',
  capacity: '99',
  text: 'thank you for the words',
  title: 'hello',
  shared: 'true',
  total: '1.00',
  start: '0',
  limit: '20',
  duty: 'goods',
}

type Things = Readonly<Record<Kind, string>>

const requestOf = ([name, call]: (typeof calls)[number], things: Things) => {
  const form = { params: new URLSearchParams(), query: new URLSearchParams(), body: new URLSearchParams() }
  for (const field of placesOf(call)) {
    const kind = isId(field) ? kindOf(name, field) : null
    const value = kind === null ? fillings[field.path] : things[kind]
    if (value !== undefined) form[field.part].append(field.path, value)
  }
  return {
    method: call.method,
    url: `${call.path.replaceAll(/:(\w+)/g, (_, key: string) => form.params.get(key) ?? '')}?${form.query}`,
    headers: {
      'x-mall-version': '2.19.0',
      origin: TEST_ORIGIN,
      'idempotency-key': randomUUID(),
      ...(call.method !== 'GET' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(call.method !== 'GET' && { payload: form.body.toString() }),
  }
}

describe('what is a shop’s', () => {
  let server: TestServer
  let owner: TestUser
  let rivals: readonly TestUser[]
  /** Everything of the shop 1001 that calls name, each in each of its states. */
  let theirs: readonly Things[]

  beforeAll(async () => {
    server = await startTestServer()
    const { blobs, db, vault } = server.platform
    const { seedAll } = await loadDemo()
    await db.transaction().execute((trx) => seedAll(trx, { blobs, vault, now: new Date(server.clock()) }))
    owner = await server.signInAgain('u-seller')
    rivals = [
      await server.signIn({ retailer_id: '1002', shop_duties: ['owner'] }),
      await server.signIn({ retailer_id: '1002', shop_duties: ['goods', 'orders', 'service', 'money'] }),
    ]
    const reply = { title: 'welcome', text: 'Welcome to the shop', shared: true }
    const { id: replyId } = await owner.get(chatEndpoints.addCannedReply, { body: reply })
    const idsOf = async (table: 'goods_lives' | 'reviews' | 'order_lines' | 'conversations' | 'statements') =>
      db
        .selectFrom(table)
        .select(table === 'goods_lives' ? 'goods_id as id' : 'id')
        .where('shop_id', '=', '1001')
        .orderBy('id')
        .execute()
    const lives = await db
      .selectFrom('goods_lives')
      .select(['goods_id', 'shelf', 'review'])
      .distinctOn(['shelf', 'review'])
      .where('shop_id', '=', '1001')
      .execute()
    const skus = await db.selectFrom('skus').select(['id', 'goods_id']).execute()
    const statementLines = await db.selectFrom('statement_lines').select('id').orderBy('id').execute()
    const [reviews, lines, conversations, statements] = [
      await idsOf('reviews'),
      await idsOf('order_lines'),
      await idsOf('conversations'),
      await idsOf('statements'),
    ]
    theirs = lives.map(({ goods_id: goods }, index) => {
      const nth = (rows: readonly { readonly id: string }[]) => rows[index % rows.length]?.id ?? ''
      return {
        goods,
        sku: skus.find(({ goods_id }) => goods_id === goods)?.id ?? nth(skus),
        review: nth(reviews),
        line: nth(lines),
        statement: nth(statements),
        statementLine: nth(statementLines),
        conversation: nth(conversations),
        reply: replyId,
        staff: index % 2 === 0 ? 'u-service' : 'u-goodsclerk',
      }
    })
  }, 300_000)
  afterAll(() => server.stop())

  const absent = (): Things => ({
    goods: `none-${randomUUID()}`,
    sku: `none-${randomUUID()}`,
    review: `none-${randomUUID()}`,
    line: `none-${randomUUID()}`,
    statement: `none-${randomUUID()}`,
    statementLine: `none-${randomUUID()}`,
    conversation: `none-${randomUUID()}`,
    reply: `none-${randomUUID()}`,
    staff: `none-${randomUUID()}`,
  })

  const answerOf = async (caller: TestUser, call: (typeof calls)[number], things: Things) => {
    const response = await caller.send(requestOf(call, things))
    const isEnvelope = String(response.headers['content-type']).startsWith('application/json')
    const { code, data, error } = isEnvelope
      ? response.json()
      : { code: 'file', data: response.payload, error: undefined }
    return Object.values(things).reduce<string>(
      (text, id) => text.replaceAll(id, '…'),
      `${code} ${JSON.stringify({ data, details: error?.details })}`,
    )
  }

  /** All that the owner can read of the shop. */
  const belongings = async () => [
    await owner.get(goodsEndpoints.ownList, { query: { ...readList(ownGoodsList, []).query, limit: 120 } }),
    await Promise.all(theirs.map(({ goods }) => owner.get(goodsEndpoints.own, { params: { id: goods } }))),
    await owner.get(statementEndpoints.shopList, { query: readList(shopStatementList, []).query }),
    await owner.get(shopEndpoints.own, {}),
    await owner.get(chatEndpoints.cannedReplies, {}),
    await server.platform.db.selectFrom('conversations').selectAll().orderBy('id').execute(),
    await server.platform.db.selectFrom('chat_notes').selectAll().orderBy('id').execute(),
    await server.platform.db
      .selectFrom('reviews')
      .select(['id', 'reply'])
      .where('shop_id', '=', '1001')
      .orderBy('id')
      .execute(),
  ]

  it('[S1] is there in the sample, each kind of it, and goods in each state', () => {
    for (const things of theirs)
      for (const kind of KINDS) expect([kind, things[kind]]).toEqual([kind, expect.stringMatching(/./)])
    expect(theirs.length).toBeGreaterThanOrEqual(12)
    expect(naming.length).toBeGreaterThan(30)
  })

  it.each(naming)('[S1][R6.06] answers %s of another shop like one of nobody', async (...call) => {
    const before = await belongings()
    for (const rival of rivals)
      for (const things of theirs) {
        const foreign = await answerOf(rival, call, things)
        expect(foreign).toBe(await answerOf(rival, call, absent()))
        expect(foreign).not.toMatch(/^SYS1000[01]/)
      }
    expect(await belongings()).toEqual(before)
  })

  it.each(asked.filter(([, { effect }]) => effect === 'read'))(
    '[S1][R6.06] names in %s nothing of another shop, whatever is asked for',
    async (...call) => {
      const [name, { path }] = call
      const known = theirs.flatMap(({ goods, line, statement, conversation }) => [
        goods,
        line,
        statement,
        conversation,
      ])
      const response = await (rivals[0] ?? owner).send({
        method: 'GET',
        url: `${path.replaceAll(/:(\w+)/g, 'none')}?limit=120&start=0&clusterId=c-kunshan`,
        headers: { 'x-mall-version': '2.19.0' },
      })
      expect([name, known.filter((id) => response.payload.includes(`"${id}"`))]).toEqual([name, []])
    },
  )
})
