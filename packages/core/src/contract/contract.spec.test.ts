import { describe, expect, it } from 'vitest'
import { decode, onlyNamed, shapeOf } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { decodeForm, type Endpoint, encodeForm, unwrap } from '../http/index.ts'
import { faultsOf, names, wrong } from './faults.testing.ts'
import { contract } from './index.ts'

/** Every call of spec section 7 in its order, with what it is asked there, literally. */
const section7: readonly (readonly [name: string, call: string, asked: readonly string[]])[] = [
  ['identity.currentUser', 'GET /user/users/current-user-info', ['includeToken', 'refresh']],
  ['identity.clusterUserDetail', 'GET /user/users/cluster-user-detail', []],
  ['identity.menuList', 'GET /user/users/user-menu-list', ['pageVersion']],
  ['identity.groupList', 'GET /user/customer/group/curuser-group-list', ['start', 'limit']],
  ['identity.groupUsers', 'GET /user/customer/group/query-group-users', ['groupId']],
  ['identity.userClusterInfo', 'GET /user/customer/group/user-cluster-info', []],
  [
    'chat.customerInfo',
    'POST /customerservice/user/customer-info',
    [
      'userName',
      'userLabel',
      'salerFullName',
      'createTime',
      'clusterDetail',
      'isLeader',
      'groupUsersInfos',
      'groupNameList',
    ],
  ],
  ['chat.remind', 'GET /customerservice/message/remind', ['userId']],
  ['settlement.info', 'GET /mall/retailer/application-info', []],
  ['settlement.checkPersonalInfo', 'POST /mall/retailer/checkPersonalInfo', ['infoItem', 'infoValue']],
  ['shop.totals', 'GET /mall/shop/shopTotals', []],
  ['shop.detail', 'GET /mall/shop/:id/detail', []],
  ['site.index', 'GET /resource/config/index', []],
  ['site.liveStream', 'GET /operation/live-stream/main', []],
  ['site.liveSign', 'GET /operation/live-stream/vhall-sign-info', []],
  ['site.banners', 'GET /operation/banner/release', ['configType', 'version', 'showAddress']],
  ['site.platformConfig', 'GET /platform/config', ['name']],
  ['resource.k8sEnabled', 'GET /resource/cluster/k8s-enable', []],
  ['resource.clusterList', 'GET /resource/cluster/list', ['siteCode']],
  ['resource.accessPaths', 'GET /api/resource/storage/queryMultiClusterAccessPath.action', []],
  ['resource.testAreas', 'GET /appcenter/shopapps/apptestareadetail', []],
  ...(
    [
      ['all', 'searchAll/full-text'],
      ['resource', 'quantumCompute/full-text'],
      ['goods', 'goods/v1/full-text'],
      ['aiNexus', 'aiNexus/full-text'],
      ['storeGoods', 'quantumCompute/store-search-goods'],
      ['goodsFullText', 'goods/full-text'],
    ] as const
  ).map(
    ([name, path]) =>
      [`search.${name}`, `POST /search/${path}`, ['query', 'classify', 'sort', 'filter']] as const,
  ),
  ['search.category', 'GET /search/goods/category', []],
  ['search.commonList', 'GET /search/goods/common-list', []],
  ['search.categoryTree', 'GET /search/goods/category/tree', ['categoryModule']],
  ['search.userPurchaseInfo', 'GET /search/goods/user-purchase-info/:id', []],
  ['search.specificationMatched', 'GET /search/goods/specification/matched', ['skuId', 'keyword']],
  ['goods.detail', 'GET /mall/goods/:id/detail', []],
  ['goods.skus', 'GET /mall/goods/:id/skus', []],
  ['goods.dependResource', 'GET /mall/goods/:id/depend-resource', []],
  ['goods.detailPreview', 'GET /mall/goods/:id/detail/preview', []],
  ['goods.skusPreview', 'GET /mall/goods/:id/skus/preview', []],
  ['goods.auditDetail', 'GET /mall/goods/audit/:id/detail', []],
  ['goods.auditSkus', 'GET /mall/goods/audit/:id/skus', []],
  ['goods.auditDependResource', 'GET /mall/goods/audit/:id/depend-resource', []],
  ['goods.publishPreview', 'GET /mall/goods/:id/publish-preview', []],
  ['goods.softwareDependResource', 'GET /mall/goods/app-software/:id/depend-resource', []],
  ['asset.queueInfo', 'POST /appcenter/asset/model/queue-info', ['goodsId']],
  [
    'goods.listed',
    'GET /market/goods/listed',
    ['clusterId', 'goodsId', 'goodsName', 'goodsType', 'goodsResourceType', 'purchasingOption', 'filterK8s'],
  ],
  ['cart.list', 'GET /market/shoppingcart', []],
  [
    'cart.put',
    'POST /market/shoppingcart',
    [
      'purchaseAmount',
      'purchaseDuration',
      'purchaseDurationUnit',
      'clusterId',
      'goodsId',
      'centerName',
      'id',
    ],
  ],
  ['payment.chargeStatus', 'GET /operation/pay/queryChargeStatus', ['sign']],
  ['payment.orderStatus', 'GET /operation/pay/queryStatusInThPay', ['orderId']],
]

const calls = new Map<string, Endpoint>(
  Object.entries(contract).flatMap(([module, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, call]) => [`${module}.${name}`, call] as const),
  ),
)
const callOf = (name: string): Endpoint => {
  const call = calls.get(name)
  if (call === undefined) throw new Error(`${name} is not in the contract`)
  return call
}

interface Recording {
  readonly request: Readonly<Partial<Record<'params' | 'query' | 'body', unknown>>>
  readonly response: { readonly code: string; readonly msg: string; readonly data: unknown }
}
/** What the call was once asked and answered; `npm run record` makes it. */
const recordings = import.meta.glob<Recording>('./recorded/*.json', { eager: true, import: 'default' })
const recordingOf = (name: string): Recording => {
  const recorded = recordings[`./recorded/${name}.json`]
  if (recorded === undefined) throw new Error(`nothing was recorded of ${name}: npm run record`)
  return recorded
}

/** A request part as it travels: every value a text. */
const wired = (part: unknown): unknown => decodeForm(encodeForm(part)) ?? {}

describe.each(section7)('%s', (name, address, asked) => {
  it('[R7.02] is in the contract where the specification puts it, with who may call', () => {
    const { method, path, access } = callOf(name)
    expect([`${method} ${path}`, access.kind]).toEqual([address, expect.stringMatching(/^\w+$/)])
  })

  it('[R7.02] is asked all that the specification names', () => {
    const { query, body } = callOf(name)
    const fields = [query, body].flatMap((part) => {
      const shape = shapeOf(part)
      return shape.kind === 'record' ? Object.keys(shape.fields) : []
    })
    for (const field of asked) expect(fields).toContain(field)
  })

  it('[R3.01] reads the payloads that were recorded of it', () => {
    const { params, query, body, response } = callOf(name)
    const recorded = recordingOf(name)
    for (const [part, codec] of Object.entries({ params, query, body }))
      expect([part, decode(codec)(wired(recorded.request[part as 'params']))]).toEqual([
        part,
        expect.objectContaining({ _tag: 'Right' }),
      ])
    expect(unwrap(response)(recorded.response)).toMatchObject({ _tag: 'Right' })
  })

  it('[R3.01] answers with the fields that its codec names, and strips a column of the database', () => {
    const { response } = callOf(name)
    const { data } = recordingOf(name).response
    const leaking = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(leaking)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        // A map has no fields that its codec could name.
        [...Object.entries(value), ['password_hash', 'x']].map(([key, each]) => [
          key,
          key === 'specificationValues' ? each : leaking(each),
        ]),
      )
    }
    const stripped = JSON.stringify(onlyNamed(response)(leaking(data)))
    expect(stripped).not.toContain('password_hash')
    expect(JSON.parse(stripped)).toEqual(data)
  })

  it('[R3.01] names the path of every field of an answer that is missing or of a wrong type', () => {
    const { response } = callOf(name)
    const { data } = recordingOf(name).response
    const faults = faultsOf(response, data)
    for (const { path, broken } of [...faults, { path: [], broken: wrong(data) }]) {
      const answer = unwrap(response)({ code: '0', msg: 'success', data: broken })
      const paths =
        E.isLeft(answer) && answer.left.kind === 'malformed' ? answer.left.failures.map((f) => f.path) : []
      expect([path.join('.'), names(paths, ['data', ...path])]).toEqual([path.join('.'), true])
    }
    expect(faults.length > 0 || data === null).toBe(true)
  })

  it('[R3.01] names the path of every field of a request that is missing or of a wrong type', () => {
    const { params, query, body } = callOf(name)
    const { request } = recordingOf(name)
    for (const [codec, part] of [
      [params, wired(request.params)],
      [query, wired(request.query)],
      [body, wired(request.body)],
    ] as const)
      for (const { path, broken } of faultsOf(codec, part)) {
        const answer = decode(codec)(broken)
        const paths = E.isLeft(answer) ? answer.left.map((failure) => failure.path) : []
        expect([path.join('.'), names(paths, path)]).toEqual([path.join('.'), true])
      }
  })
})

describe('section 7', () => {
  it('[R7.02] names each call once', () => {
    expect(new Set(section7.map(([, address]) => address)).size).toBe(section7.length)
    expect(section7.length).toBe(48)
  })
})
