import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putOnSale, startTestServer, type TestServer, type TestUser } from './testing/index.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  await putOnSale(server.platform.db)
  user = await server.signIn()
})
afterAll(() => server.stop())

const post = async (url: string, body: Readonly<Record<string, string>>) =>
  (
    await user.send({
      method: 'POST',
      url,
      headers: {
        'x-mall-version': '2.19.0',
        origin: 'http://mall.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(body).toString(),
    })
  ).json<{ readonly code: string; readonly data: unknown }>()

describe('the bodies that the specification writes out', () => {
  it.each([
    'searchAll/full-text',
    'quantumCompute/full-text',
    'goods/v1/full-text',
    'aiNexus/full-text',
    'goods/full-text',
  ])('[R7.07] of a search are taken by %s with all their fields', async (path) => {
    const body = {
      'query.keyWords': 'A800',
      'query.pageNum': '1',
      'query.pageSize': '10',
      'query.searchType': 'all',
      'query.storeId': '',
      'classify.common': 'heterogeneous',
      'sort.sort': 'default',
      'sort.sortBy': 'desc',
      'filter.other': 'free',
      'filter.lowPrice': '1',
      'filter.highPrice': '999999',
    }
    expect(await post(`/search/${path}`, body)).toMatchObject({
      code: '0',
      data: { total: expect.any(Number), records: expect.any(Array) },
    })
  })

  it('[R7.07] of a search in a store finds the goods of that store alone', async () => {
    const of = (storeId: string) =>
      post('/search/quantumCompute/store-search-goods', {
        'query.keyWords': '',
        'query.pageNum': '1',
        'query.pageSize': '10',
        'query.storeId': storeId,
      })
    expect(await of('1001')).toMatchObject({ code: '0' })
    expect(await of('1999')).toMatchObject({ code: '0', data: { total: 0, records: [] } })
  })

  it.each(['IDCARD', 'CONTACT_PHONE', 'EMAIL', 'BANK_ACCOUNT'])(
    '[R7.07][R5.04] of a duplicate check are taken with the item %s',
    async (infoItem) => {
      const values: Readonly<Record<string, string>> = {
        IDCARD: '11010519491231002X',
        CONTACT_PHONE: '13812345678',
        EMAIL: 'hello@lab.example',
        BANK_ACCOUNT: '6222021234567890128',
      }
      expect(
        await post('/mall/retailer/checkPersonalInfo', { infoItem, infoValue: values[infoItem] ?? '' }),
      ).toEqual(expect.objectContaining({ code: '0', data: { duplicate: false } }))
    },
  )

  it('[R7.07] of customer-info are taken with lists as repeated fields', async () => {
    const body = new URLSearchParams({
      userName: user.id,
      userLabel: '已签约',
      salerFullName: '李经理',
      createTime: '2026-11-21T02:00:00.000Z',
      isLeader: 'false',
    })
    for (const name of ['甲', '乙']) body.append('groupNameList', name)
    const answer = await user.send({
      method: 'POST',
      url: '/customerservice/user/customer-info',
      headers: {
        'x-mall-version': '2.19.0',
        origin: 'http://mall.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: body.toString(),
    })
    expect(answer.json()).toMatchObject({
      code: '0',
      data: { salerFullName: null, stated: expect.arrayContaining(['李经理', '甲', '乙']) },
    })
  })
})
