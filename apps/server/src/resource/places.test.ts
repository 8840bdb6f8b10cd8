import { E } from '@compute-mall/core/fp'
import { resourceEndpoints } from '@compute-mall/core/resource'
import { shopEndpoints } from '@compute-mall/core/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startSeededServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer()
  visitor = server.visitor()
})
afterAll(() => server.stop())

describe('shops', () => {
  it('[R7.02] are counted with their goods, centres and orders', async () => {
    const totals = await visitor.get(shopEndpoints.totals, {})
    expect([totals.shops, totals.goods, totals.centers]).toEqual([40, 628, 17])
    expect(totals.orders).toBeGreaterThan(100_000)
  })
  it('[R7.02] tell who they are and how to reach them', async () => {
    const shop = await visitor.get(shopEndpoints.detail, { params: { id: '1001' } })
    expect(shop).toMatchObject({
      shopId: '1001',
      shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
      shopScore: 4.7,
      reviewCount: 339,
      servicePhone: '400-555-0161',
      hasWorkday: false,
      serviceTime: '00:00-24:00',
    })
    expect(shop.goodsCount).toBeGreaterThan(50)
  })
  it('[R8.04] that do not exist are MALL10004', async () => {
    const result = await visitor.call(shopEndpoints.detail, { params: { id: '9999' } })
    expect(E.isLeft(result) && result.left.kind === 'refused' && result.left.error.code).toBe('MALL10004')
  })
})

describe('computing centres', () => {
  const clusters = (siteCode?: string) => visitor.get(resourceEndpoints.clusterList, { query: { siteCode } })

  it('[R3.02] are listed, but for one that is deactivated', async () => {
    const names = (await clusters()).map(({ centerName }) => centerName.en)
    expect(names).toHaveLength(17)
    expect(names).toContain("Northwest I (Xi'an) Computing Centre")
    expect(names.filter((name) => name.includes('Xuzhou'))).toEqual([])
    expect(await clusters('EC9')).toEqual([])
  })
  it('[R3.09] tell how much they have left', async () => {
    const levels = new Map((await clusters()).map(({ clusterId, availability }) => [clusterId, availability]))
    expect([levels.get('c-tianjin'), levels.get('c-shenzhen'), levels.get('c-guian')]).toEqual([1, 2, 3])
  })
  it('[R7.02] are found by the code of their site', async () => {
    expect((await clusters('EC1')).map(({ clusterId, regionName }) => [clusterId, regionName.en])).toEqual([
      ['c-kunshan', 'East China'],
    ])
  })
  it('[R7.02] with container service are told by their ids', async () => {
    const enabled = await visitor.get(resourceEndpoints.k8sEnabled, {})
    const listed = (await clusters()).filter(({ k8sEnabled }) => k8sEnabled).map(({ clusterId }) => clusterId)
    expect(enabled).toEqual(listed)
    expect(enabled).toHaveLength(14)
  })
})
