import { chatEndpoints } from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import { searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { settlementEndpoints } from '@compute-mall/core/settlement'
import { shopEndpoints } from '@compute-mall/core/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putOnSale, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { changeLogo, removeLogo } = settlementEndpoints

let server: TestServer
let owner: TestUser
beforeAll(async () => {
  server = await startTestServer()
  await putOnSale(server.platform.db)
  owner = await server.signIn({ user_name: 'owner', retailer_id: '1001' })
})
afterAll(() => server.stop())

const codeOf = (answer: E.Either<unknown, unknown>): unknown =>
  E.isLeft(answer) ? (answer.left as { error?: { code: string } }).error?.code : 'done'
const fileOf = (bytes: Uint8Array) => ({ picture: { fileName: 'logo.png', contentType: 'image/png', bytes } })
const square = async (background: string) =>
  fileOf(
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
const seen = (url: string) => server.http.inject({ method: 'GET', url })
const shopOf = () => server.visitor().get(shopEndpoints.detail, { params: { id: '1001' } })

describe('the logo of a shop', () => {
  it('[R2.15] is given by its owner, seen by everybody at once, changed and taken away, each time noted', async () => {
    expect((await shopOf()).logoUrl).toBeNull()
    const { logoUrl } = await owner.get(changeLogo, { body: await square('#c00019') })
    const address = logoUrl ?? ''
    expect(address).toMatch(/^\/mall\/shop\/logo\/[\da-f]{64}\.png$/)
    expect((await shopOf()).logoUrl).toBe(address)
    const shown = await seen(address)
    expect([
      shown.statusCode,
      shown.headers['content-type'],
      shown.headers['x-content-type-options'],
    ]).toEqual([200, 'image/png', 'nosniff'])

    const other = await owner.get(changeLogo, { body: await square('#13233a') })
    expect(other.logoUrl).not.toBe(address)
    expect((await seen(address)).statusCode).toBe(404)
    expect((await owner.get(removeLogo, {})).logoUrl).toBeNull()
    expect((await seen(other.logoUrl ?? '')).statusCode).toBe(404)
    const lines = await server.platform.db
      .selectFrom('audit_log')
      .select(['actor', 'source', 'before', 'after'])
      .where('action', '=', 'shop.logoChanged')
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { actor: 'owner', source: 'seller', before: { logoUrl: null }, after: { logoUrl: address } },
      { actor: 'owner', source: 'seller', before: { logoUrl: address }, after: { logoUrl: other.logoUrl } },
      { actor: 'owner', source: 'seller', before: { logoUrl: other.logoUrl }, after: { logoUrl: null } },
    ])
  })

  it('[R2.10][R2.17] is what the search for shops and the list of conversations show', async () => {
    const { logoUrl } = await owner.get(changeLogo, { body: await square('#1d4a44') })
    const found = await server.visitor().get(searchEndpoints.shops, {
      body: searchFixtures.request(),
    })
    expect(JSON.stringify(found)).toContain(logoUrl)
    const customer = await server.signIn({})
    await server.platform.db
      .insertInto('conversations')
      .values({
        id: 'c-logo',
        shop_id: '1001',
        customer_id: customer.id,
        epoch: 1,
        last_at: new Date(server.clock()),
        last_text: '你好',
        last_side: 'customer',
        created_at: new Date(server.clock()),
        claimed_by: null,
        claimed_by_name: null,
        done_at: null,
        closed_period: null,
        linked_id: null,
      })
      .execute()
    const { messagePoList } = await customer.get(chatEndpoints.remind, {
      query: { userId: customer.id, side: undefined },
    })
    expect(messagePoList[0]?.shopInfo).toMatchObject({ id: '1001', logoUrl })
  })

  it('[S12] is a picture of an allowed type, redrawn, and not too large', async () => {
    const script = fileOf(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))
    expect(codeOf(await owner.call(changeLogo, { body: script }))).toBe('PICTURE10001')
    const large = fileOf(new Uint8Array(5 * 1024 * 1024 + 1))
    expect(codeOf(await owner.call(changeLogo, { body: large }))).toBe('PICTURE10002')
  })

  it('[W11] is a matter of the owner alone', async () => {
    const staff = await server.signIn({ retailer_id: '1001', shop_duties: ['goods', 'service'] })
    for (const answer of [
      await staff.call(changeLogo, { body: await square('#4a3b2a') }),
      await staff.call(removeLogo, {}),
    ])
      expect(codeOf(answer)).toBe('AUTH10004')
  })
})
