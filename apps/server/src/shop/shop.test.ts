import { E } from '@compute-mall/core/fp'
import type { ShopProfile } from '@compute-mall/core/shop'
import { profileOf, shopEndpoints } from '@compute-mall/core/shop'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUser, putOnSale, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

let server: TestServer
let owner: TestUser
beforeAll(async () => {
  server = await startTestServer()
  await putOnSale(server.platform.db)
  owner = await server.signIn({ user_name: 'owner', retailer_id: '1001' })
})
afterAll(() => server.stop())

const profile: ShopProfile = profileOf(shopFixtures.ownShop)
const codeOf = (answer: E.Either<unknown, unknown>): unknown =>
  E.isLeft(answer) ? (answer.left as { error?: { code: string } }).error?.code : 'done'
const lines = (action: string) =>
  server.platform.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute()

describe('the profile of a shop', () => {
  it('[R2.15] is changed by its owner, seen by everybody and noted', async () => {
    const changed = await owner.call(shopEndpoints.changeProfile, {
      body: { ...profile, descriptionZh: '新的介绍', serviceTime: '10:00-19:00', daysOff: ['2026-12-25'] },
    })
    expect(E.isRight(changed) && changed.right).toMatchObject({
      description: { zh: '新的介绍' },
      serviceTime: '10:00-19:00',
      daysOff: ['2026-12-25'],
      awayMessage: profile.awayMessage,
    })
    const seen = await server.visitor().call(shopEndpoints.detail, { params: { id: '1001' } })
    expect(E.isRight(seen) && seen.right).toMatchObject({ serviceTime: '10:00-19:00', hasWorkday: true })
    expect(await lines('shop.changed')).toMatchObject([
      {
        actor: 'owner',
        source: 'seller',
        after: { serviceTime: '10:00-19:00', serviceEmail: 'se****@mall.example' },
      },
    ])
  })

  it('[R5.15] is refused where a field is wrong', async () => {
    const answer = await owner.call(shopEndpoints.changeProfile, { body: { ...profile, servicePhone: '1' } })
    expect(codeOf(answer)).toBe('SHOP10004')
  })
})

describe('the staff of a shop', () => {
  it('[W11] is added by user name with duties, changed and removed', async () => {
    const now = new Date(server.clock())
    const id = await addUser(server.platform.db, { user_name: 'Helper' }, now)
    const added = await owner.call(shopEndpoints.addStaff, { body: { userName: 'helper', duty: ['orders'] } })
    expect(E.isRight(added) && added.right.staff).toEqual([
      { userId: owner.id, userName: 'owner', duties: ['owner'] },
      { userId: id, userName: 'Helper', duties: ['orders'] },
    ])
    const params = { userId: id }
    const changed = await owner.call(shopEndpoints.changeStaff, {
      params,
      body: { duty: ['goods', 'money'] },
    })
    expect(E.isRight(changed) && changed.right.staff[1]?.duties).toEqual(['goods', 'money'])
    const removed = await owner.call(shopEndpoints.removeStaff, { params })
    expect(E.isRight(removed) && removed.right.staff.length).toBe(1)
    expect(codeOf(await owner.call(shopEndpoints.removeStaff, { params }))).toBe('SYS10002')
    for (const action of ['shop.staffAdded', 'shop.staffChanged', 'shop.staffRemoved'])
      expect((await lines(action)).length).toBe(1)
  })

  it('[W11] keeps its owner, and takes nobody who is not free', async () => {
    const params = { userId: owner.id }
    expect(codeOf(await owner.call(shopEndpoints.removeStaff, { params }))).toBe('SHOP10001')
    expect(codeOf(await owner.call(shopEndpoints.changeStaff, { params, body: { duty: [] } }))).toBe(
      'SHOP10001',
    )
    const now = new Date(server.clock())
    await addUser(server.platform.db, { user_name: 'boss', role_type: 'manager' }, now)
    await addUser(server.platform.db, { user_name: 'rival', retailer_id: '1002' }, now)
    for (const userName of ['nobody', 'boss', 'rival', 'owner'])
      expect(codeOf(await owner.call(shopEndpoints.addStaff, { body: { userName, duty: [] } }))).toBe(
        'SHOP10002',
      )
  })

  it('[R6.06] is no matter of those who have other duties, nor of another shop', async () => {
    const service = await server.signIn({ retailer_id: '1001', shop_duties: ['service'] })
    expect(codeOf(await service.call(shopEndpoints.own, {}))).toBe('done')
    expect(codeOf(await service.call(shopEndpoints.changeProfile, { body: profile }))).toBe('AUTH10004')
    expect(codeOf(await service.call(shopEndpoints.addStaff, { body: { userName: 'x', duty: [] } }))).toBe(
      'AUTH10004',
    )
    const other = await server.signIn({ retailer_id: '1002' })
    const foreign = await other.call(shopEndpoints.removeStaff, { params: { userId: owner.id } })
    expect(codeOf(foreign)).toBe('SYS10002')
    const buyer = await server.signIn({})
    expect(codeOf(await buyer.call(shopEndpoints.own, {}))).toBe('AUTH10004')
  })
})
