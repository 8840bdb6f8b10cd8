import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../http/index.ts'
import { contract } from './index.ts'

const calls = Object.entries(contract).flatMap(([module, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, call]) => [`${module}.${name}`, call] as const),
)

describe('the contract', () => {
  it('[R7.02] answers each method and path once', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(calls)(
    '[R7.02] %s names in its codec exactly the parameters of its path',
    (_, { path, params }) => {
      const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]).sort()
      const coded = 'props' in params ? Object.keys((params as { props: object }).props).sort() : []
      expect(coded).toEqual(named)
    },
  )

  it.each(calls)('[R7.01] %s changes nothing by a GET', (_, { method, effect }) => {
    expect(method === 'GET' ? effect : 'read or change').toMatch(/read/)
  })

  it.each([
    ['identity.currentUser', 'GET /user/users/current-user-info'],
    ['identity.clusterUserDetail', 'GET /user/users/cluster-user-detail'],
    ['identity.menuList', 'GET /user/users/user-menu-list'],
    ['identity.groupList', 'GET /user/customer/group/curuser-group-list'],
    ['identity.groupUsers', 'GET /user/customer/group/query-group-users'],
    ['identity.userClusterInfo', 'GET /user/customer/group/user-cluster-info'],
    ['settlement.info', 'GET /mall/retailer/application-info'],
    ['settlement.checkPersonalInfo', 'POST /mall/retailer/checkPersonalInfo'],
    ['shop.totals', 'GET /mall/shop/shopTotals'],
    ['shop.detail', 'GET /mall/shop/:id/detail'],
    ['site.index', 'GET /resource/config/index'],
    ['site.liveStream', 'GET /operation/live-stream/main'],
    ['site.banners', 'GET /operation/banner/release'],
    ['site.platformConfig', 'GET /platform/config'],
    ['resource.k8sEnabled', 'GET /resource/cluster/k8s-enable'],
    ['resource.clusterList', 'GET /resource/cluster/list'],
    ['search.all', 'POST /search/searchAll/full-text'],
    ['search.resource', 'POST /search/quantumCompute/full-text'],
    ['search.goods', 'POST /search/goods/v1/full-text'],
    ['search.storeGoods', 'POST /search/quantumCompute/store-search-goods'],
    ['search.category', 'GET /search/goods/category'],
    ['search.commonList', 'GET /search/goods/common-list'],
    ['search.categoryTree', 'GET /search/goods/category/tree'],
    ['search.userPurchaseInfo', 'GET /search/goods/user-purchase-info/:id'],
    ['search.specificationMatched', 'GET /search/goods/specification/matched'],
    ['goods.detail', 'GET /mall/goods/:id/detail'],
    ['goods.skus', 'GET /mall/goods/:id/skus'],
    ['goods.dependResource', 'GET /mall/goods/:id/depend-resource'],
    ['goods.listed', 'GET /market/goods/listed'],
    ['cart.list', 'GET /market/shoppingcart'],
    ['cart.put', 'POST /market/shoppingcart'],
    ['payment.chargeStatus', 'GET /operation/pay/queryChargeStatus'],
    ['payment.orderStatus', 'GET /operation/pay/queryStatusInThPay'],
  ])('[R7.02] holds %s where the specification puts it', (name, address) => {
    const call = calls.find(([known]) => known === name)?.[1]
    expect(`${call?.method} ${call?.path}`).toBe(address)
  })
})
