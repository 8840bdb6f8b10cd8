import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assetEndpoints } from '@compute-mall/core/asset'
import { cartEndpoints } from '@compute-mall/core/cart'
import { ClientFrame, chatEndpoints, FRAME, ServerFrame } from '@compute-mall/core/chat'
import { contract } from '@compute-mall/core/contract'
import { formEndpoints } from '@compute-mall/core/form'
import { goodsEndpoints } from '@compute-mall/core/goods'
import type { Endpoint, InputOf, OutputOf } from '@compute-mall/core/http'
import { identityEndpoints } from '@compute-mall/core/identity'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { resourceEndpoints } from '@compute-mall/core/resource'
import { type SearchRequest, searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { settlementEndpoints } from '@compute-mall/core/settlement'
import { shopEndpoints } from '@compute-mall/core/shop'
import { siteEndpoints } from '@compute-mall/core/site'
import { loadDemo } from '../demo.ts'
import {
  allOrders,
  type Caller,
  createFakeProvider,
  startSeededServer,
  type TestServer,
  type TestUser,
} from './index.ts'
import { isFrame, openSocket } from './socket.ts'

/** Records what each call is asked and answers, and each frame of the chat, against the demonstration: `npm run record`. */
const FOLDER = fileURLToPath(new URL('../../../../packages/core/src/contract/recorded/', import.meta.url))
/** Longer lists say nothing more. */
const MAX_ITEMS = 2

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]))
}

const nameOf = (endpoint: Endpoint): string => {
  for (const [module, endpoints] of Object.entries(contract))
    for (const [name, known] of Object.entries<Endpoint>(endpoints))
      if (known === endpoint) return `${module}.${name}`
  throw new Error(`${endpoint.path} is no call of the contract`)
}

/** The parts of a request as they travel; files are told by their names. */
const sent = (endpoint: Endpoint, input: object): object =>
  Object.fromEntries(
    Object.entries(input).map(([part, value]) => [
      part,
      endpoint[part as 'params' | 'query' | 'body'].encode(value),
    ]),
  )

const record = async <EP extends Endpoint>(
  caller: Caller,
  endpoint: EP,
  input: InputOf<EP>,
): Promise<OutputOf<EP>> => {
  const output = await caller.get(endpoint, input)
  const data = shortened(endpoint.response.encode(output))
  const recording = {
    request: endpoint.encoding === 'multipart' ? {} : sent(endpoint, input as object),
    response: { code: '0', msg: 'success', data },
  }
  writeFileSync(`${FOLDER}${nameOf(endpoint)}.json`, `${JSON.stringify(recording, null, 2)}\n`)
  return output
}

const search = (keyWords?: string, more: Partial<SearchRequest['query']> = {}): { body: SearchRequest } => ({
  body: {
    query: { keyWords, pageNum: 1, pageSize: 10, searchType: undefined, storeId: undefined, ...more },
    classify: { common: [], industry: [] },
    sort: { sort: 'skuSaleCount', sortBy: 'desc' },
    filter: searchFixtures.noFilter,
  },
})

const site = async (visitor: Caller) => {
  await record(visitor, siteEndpoints.index, {})
  await record(visitor, siteEndpoints.banners, {
    query: { configType: '1', version: '2.0', showAddress: 'HOME' },
  })
  await record(visitor, siteEndpoints.liveStream, {})
  await record(visitor, siteEndpoints.liveSign, {})
  await record(visitor, siteEndpoints.platformConfig, { query: { name: 'buyComputeResourceLimit' } })
  await record(visitor, siteEndpoints.agreement, { query: { version: undefined } })
  await record(visitor, shopEndpoints.totals, {})
  await record(visitor, shopEndpoints.detail, { params: { id: '1001' } })
  await record(visitor, resourceEndpoints.clusterList, { query: { siteCode: undefined } })
  await record(visitor, resourceEndpoints.k8sEnabled, {})
}

const merchants = async (leader: Caller) => {
  await record(leader, settlementEndpoints.info, {})
  await record(leader, settlementEndpoints.checkPersonalInfo, {
    body: { infoItem: 'EMAIL', infoValue: 'hello@lab.example' },
  })
}

const conversations = async (leader: TestUser) => {
  await record(leader, chatEndpoints.remind, { query: { userId: leader.id, side: undefined } })
  await record(leader, chatEndpoints.customerInfo, {
    body: {
      userName: 'leader',
      userLabel: '已签约',
      salerFullName: undefined,
      createTime: '2026-11-21T02:00:00.000Z',
      clusterDetail: ['华北一区（天津）算力中心 leader1'],
      isLeader: true,
      groupUsersInfos: ['leader', 'member'],
      groupNameList: ['计算材料课题组'],
    },
  })
}

const keepFrame = (name: string, frame: unknown) =>
  writeFileSync(`${FOLDER}frames/${name}.json`, `${JSON.stringify(shortened(frame), null, 2)}\n`)

/** A socket of which each frame is kept, the last of its kind. */
const recordedSocket = async (server: TestServer, user: TestUser) => {
  const socket = await openSocket(server, user, { userId: user.id })
  return {
    send: (frame: ClientFrame) => {
      keepFrame(`sent.${frame.operateType}`, ClientFrame.encode(frame))
      socket.send(frame)
    },
    hear: async <F extends ServerFrame>(is: (frame: ServerFrame) => frame is F): Promise<F> => {
      const frame = await socket.hear(is)
      keepFrame(`heard.${frame.type}`, ServerFrame.encode(frame))
      return frame
    },
    close: socket.close,
  }
}

/** A conversation in which every frame there is goes over the line. */
const frames = async (server: TestServer, customer: TestUser, staff: TestUser) => {
  const shopId = '1001'
  const [mine, theirs] = [await recordedSocket(server, customer), await recordedSocket(server, staff)]
  theirs.send({ operateType: FRAME.register, userId: staff.id, shopId, side: 'staff' })
  await theirs.hear(isFrame('userUnreadCount'))
  mine.send({ operateType: FRAME.register, userId: customer.id, shopId, side: 'customer' })
  await mine.hear(isFrame('userUnreadCount'))
  mine.send({ operateType: FRAME.open, shopId, conversationId: null, known: null })
  const { conversationId, epoch, sequence } = await mine.hear(isFrame('messageList'))
  theirs.send({ operateType: FRAME.open, shopId, conversationId, known: null })
  await theirs.hear(isFrame('messageList'))
  const text = 'A800 八卡机本周能开通吗？'
  const question = { conversationId, clientId: crypto.randomUUID(), text, skuId: '20000101' }
  mine.send({ operateType: FRAME.send, ...question })
  await mine.hear(isFrame('accepted'))
  mine.send({ operateType: FRAME.open, shopId, conversationId, known: { conversationId, epoch, sequence } })
  const own = ({ messageList }: { readonly messageList: readonly { readonly clientId: string }[] }) =>
    messageList.some(({ clientId }) => clientId === question.clientId)
  const list = await mine.hear(isFrame('messageList', own))
  const messageId = list.messageList.find(({ clientId }) => clientId === question.clientId)?.id ?? ''
  theirs.send({ operateType: FRAME.edit, conversationId, messageId, text: '不是我的消息' })
  await theirs.hear(isFrame('refused'))
  mine.send({ operateType: FRAME.edit, conversationId, messageId, text: `${text}最好今天。` })
  theirs.send({ operateType: FRAME.read, conversationId, sequence: list.sequence })
  await theirs.hear(isFrame('read'))
  mine.send({ operateType: FRAME.keepAlive, userId: customer.id })
  await mine.hear(isFrame('alive'))
  theirs.send({
    operateType: FRAME.send,
    conversationId,
    clientId: crypto.randomUUID(),
    text: '可以。',
    skuId: null,
  })
  await theirs.hear(isFrame('accepted'))
  mine.send({ operateType: FRAME.typing, conversationId })
  await theirs.hear(isFrame('typing'))
  theirs.send({ operateType: FRAME.claim, conversationId })
  theirs.send({ operateType: FRAME.finish, conversationId })
  await theirs.hear(isFrame('peerRead'))
  for (const socket of [mine, theirs]) socket.close()
}

const people = async (leader: Caller) => {
  await record(leader, identityEndpoints.currentUser, {
    query: { includeToken: true, refresh: undefined },
  })
  await record(leader, identityEndpoints.clusterUserDetail, {})
  await record(leader, identityEndpoints.menuList, { query: { pageVersion: '7.20' } })
  await record(leader, identityEndpoints.groupList, { query: { start: 0, limit: 20, groupId: undefined } })
  await record(leader, identityEndpoints.groupUsers, { query: { groupId: 'g-demo' } })
  await record(leader, identityEndpoints.userClusterInfo, {})
  await record(leader, identityEndpoints.chooseLanguage, { body: { language: 'zh' } })
  await record(leader, resourceEndpoints.accessPaths, {})
  await record(leader, resourceEndpoints.testAreas, {})
}

/** New goods that are like others of the seller's shop and wait to be reviewed: nobody but their shop and the reviewers can see them. */
const applyFor = async (server: TestServer, seller: Caller, dependsOn: string) => {
  const { id } = await server.platform.db
    .selectFrom('goods')
    .select('id')
    .where('shop_id', '=', '1001')
    .where('display', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const like = { params: { id } }
  const { published } = await seller.get(goodsEndpoints.own, like)
  if (published === null) throw new Error(`goods ${id} are not published`)
  const { goodsId } = await seller.get(goodsEndpoints.create, {
    body: { kind: undefined, copyOf: id },
  })
  const record = {
    ...published,
    name: { zh: `${published.name.zh}（首发）`, en: `${published.name.en} (first edition)` },
    dependencies: [{ goodsId: dependsOn, required: false }],
    skus: published.skus.map((sku, index) => ({ ...sku, id: '', sn: `FIRST-${index}` })),
  }
  await seller.get(formEndpoints.saveDraft, {
    params: { form: 'goods' },
    body: { subjectId: goodsId, revision: 1, record },
  })
  const { application } = await seller.get(goodsEndpoints.submit, {
    params: { id: goodsId },
    body: { revision: 2, answers: undefined },
  })
  if (application === null) throw new Error(`nothing was applied for ${goodsId}`)
  return { goodsId, applicationId: application.applicationId }
}

const catalogue = async (server: TestServer, visitor: Caller, seller: Caller) => {
  const goods = { params: { id: '200001' } }
  await record(seller, goodsEndpoints.detail, goods)
  await record(seller, goodsEndpoints.skus, goods)
  const [needed] = await record(seller, goodsEndpoints.dependResource, { params: { id: '200265' } })
  if (needed === undefined) throw new Error('goods 200265 depend on nothing')
  await record(seller, goodsEndpoints.softwareDependResource, { params: { id: '200265' } })
  await record(seller, goodsEndpoints.reviews, { ...goods, query: { pageNum: 1, pageSize: 10 } })
  await record(visitor, goodsEndpoints.ranking, { query: { shelf: 'compute', by: 'sales', limit: 10 } })
  await record(visitor, goodsEndpoints.listed, {
    query: {
      clusterId: 'c-kunshan',
      goodsId: undefined,
      goodsName: undefined,
      goodsType: 'share',
      goodsResourceType: undefined,
      purchasingOption: 'ONCE',
      filterK8s: true,
    },
  })
  const { goodsId, applicationId } = await applyFor(server, seller, needed.goodsId)
  const fresh = { params: { id: goodsId } }
  await record(seller, goodsEndpoints.detailPreview, fresh)
  await record(seller, goodsEndpoints.skusPreview, fresh)
  await record(seller, goodsEndpoints.publishPreview, fresh)
  const application = { params: { id: applicationId } }
  await record(seller, goodsEndpoints.auditDetail, application)
  await record(seller, goodsEndpoints.auditSkus, application)
  await record(seller, goodsEndpoints.auditDependResource, application)
}

const searches = async (visitor: Caller, leader: Caller) => {
  await record(visitor, searchEndpoints.all, search('A800'))
  await record(visitor, searchEndpoints.resource, search('A800'))
  await record(visitor, searchEndpoints.goods, search('gromacs'))
  await record(visitor, searchEndpoints.goodsFullText, search('gromacs'))
  await record(visitor, searchEndpoints.storeGoods, search(undefined, { storeId: '1001' }))
  const { records } = await record(visitor, searchEndpoints.aiNexus, search('DeepSeek'))
  const goodsId = records.find((asset) => asset.goodsId !== null)?.goodsId ?? ''
  await record(visitor, assetEndpoints.queueInfo, { body: { goodsId } })
  await record(visitor, searchEndpoints.category, {})
  await record(visitor, searchEndpoints.categoryTree, { query: { categoryModule: 'resource' } })
  await record(visitor, searchEndpoints.commonList, {})
  await record(visitor, searchEndpoints.specificationMatched, { query: { skuId: '20000101', keyword: '8' } })
  await record(leader, searchEndpoints.userPurchaseInfo, { params: { id: '200001' } })
}

const purchases = async (leader: Caller) => {
  const [sku] = await leader.get(goodsEndpoints.skus, { params: { id: '200001' } })
  const choice = {
    goodsId: '200001',
    skuId: sku?.id ?? '',
    pricingId: sku?.pricing[0]?.id ?? '',
    clusterId: sku?.clusterResources.find(({ availability }) => availability < 3)?.clusterId,
    purchaseAmount: 100,
    purchaseDuration: 1,
    purchaseDurationUnit: undefined,
  }
  await record(leader, cartEndpoints.put, { body: { ...choice, centerName: undefined, id: undefined } })
  const [line] = await record(leader, cartEndpoints.list, {})
  await record(leader, cartEndpoints.count, {})
  await record(leader, cartEndpoints.remove, { body: { ids: [line?.id ?? ''] } })
  const intent = { cartIds: [], choice, type: 'formal' as const }
  const quote = await record(leader, orderEndpoints.quote, { body: intent })
  const { orderId } = await record(leader, orderEndpoints.create, {
    body: {
      ...intent,
      quotedTotal: quote.total,
      agreed: true,
      agreementVersion: quote.agreementVersion,
    },
  })
  await record(leader, orderEndpoints.list, { query: allOrders })
  await record(leader, orderEndpoints.detail, { params: { orderId } })
  await record(leader, paymentEndpoints.options, { query: { orderId } })
  const { sign } = await record(leader, paymentEndpoints.open, { body: { orderId, channel: 'embedded' } })
  await record(leader, paymentEndpoints.session, { query: { orderId } })
  await record(leader, paymentEndpoints.chargeStatus, { query: { sign } })
  await record(leader, paymentEndpoints.orderStatus, { query: { orderId } })
  await record(leader, paymentEndpoints.account, {})
  await record(leader, paymentEndpoints.remittance, { query: { orderId } })
  await record(leader, paymentEndpoints.giveUp, { body: { orderId } })
  await record(leader, orderEndpoints.cancel, { params: { orderId } })
}

mkdirSync(`${FOLDER}frames`, { recursive: true })
const server = await startSeededServer({ modules: createFakeProvider().modules, listen: true })
try {
  const { seedAccounts } = await loadDemo()
  await server.platform.db.transaction().execute((trx) => seedAccounts(trx, new Date(server.clock())))
  const as = (name: string): Promise<TestUser> => server.signInAgain(`u-${name}`)
  const [leader, seller, service] = [await as('leader'), await as('seller'), await as('service')]
  const visitor = server.visitor()
  await site(visitor)
  await people(leader)
  await merchants(leader)
  await frames(server, leader, service)
  await conversations(leader)
  await catalogue(server, visitor, seller)
  await searches(visitor, leader)
  await purchases(leader)
} finally {
  await server.stop()
}
