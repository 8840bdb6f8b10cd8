import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { CartItem } from '../cart/index.ts'
import { ChatUserInfo, ClientFrame, DEFAULT_SHOP_ID, Reminders, Visitor } from '../chat/index.ts'
import { decode, shapeOf } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { Goods, GoodsType, hasTrialMode, minPrice, Sku, trialDays } from '../goods/index.ts'
import { languageOf } from '../http/index.ts'
import {
  ClusterUserDetail,
  CurrentUser,
  Group,
  GroupUsers,
  MemberType,
  RoleType,
  UNSIGNED_LABEL_ID,
  UserInfo,
} from '../identity/index.ts'
import { PayStatus } from '../payment/index.ts'
import { Availability, ResourceType } from '../resource/index.ts'
import { SearchRequest, Sort } from '../search/index.ts'
import {
  ApplicantType,
  Application,
  ApplicationInfo,
  ApplyStatus,
  Period,
  RightsCell,
  RightsGroup,
  RightsTable,
  ScaleLevel,
} from '../settlement/index.ts'
import { Shop } from '../shop/index.ts'
import {
  Banner,
  ComputeLimits,
  LiveSign,
  PlatformConfig,
  playerOptions,
  ShowAddress,
  SiteIndex,
  StorageLimits,
  Theme,
} from '../site/index.ts'
import { DurationUnit } from '../time/index.ts'
import { faultsOf, names } from './faults.testing.ts'

const words = { zh: '中文', en: 'English' }

const user = {
  id: 'u-1',
  userName: 'zhang',
  userLabel: '未签约',
  userLabelId: '1000000201',
  salerFullName: '李商务',
  createTime: '2025-03-01T09:00:00.000+08:00',
  isLeader: false,
  isJoinGroup: true,
  roleType: 'common',
  roleId: ['saler'],
  userType: 'agent',
  acctRole: 'Member',
  nonpreRoleCodes: ['salerMaster'],
  highestRoleLevel: 1,
  language: 'zh-CN',
  retailerId: '1001',
  shopDuties: ['owner'],
  phone: '138****5678',
  phoneVerified: true,
}

const sku = {
  id: 's-1',
  uniqueId: 'su-1',
  sn: 'SN-0001',
  specificationValues: { card: 'a800' },
  pricing: [
    { id: 'p-1', price: '12.80', sourcePrice: '16.00', billingType: 'MONTH', unit: 'month', duration: 1 },
    { id: 'p-2', price: '9.90', sourcePrice: '9.90', billingType: 'YEAR', unit: 'year', duration: 1 },
    { id: 'p-3', price: '0.00', sourcePrice: '0.00', billingType: 'TRIAL', unit: 'month', duration: 7 },
  ],
  param: [{ name: words, value: words }],
  appPlatformUrl: 'https://saas.example/',
  clusterResources: [
    { clusterId: 'c-1', centerName: words, region: 'east', availability: 1, left: 97, scheduler: 'slurm' },
  ],
  appInfoList: [{ name: words, value: words }],
  expireTime: '2027-01-01T00:00:00.000Z',
  availability: 2,
  left: 97,
  hasFormal: true,
  canTrial: true,
  hasTrial: false,
  unpaidOrderId: 'o-1',
  purchaseStatus: '0',
} as const

const goods = {
  id: 'g-1',
  kind: 'heterogeneous',
  type: 'share',
  resourceType: 'gpu',
  shopId: '1001',
  shopName: words,
  name: words,
  summary: words,
  description: [words],
  tags: [],
  figures: [],
  specifications: [],
  params: [],
  support: [],
  cases: [],
  limit: { amount: 1, maxAmount: 8, duration: 1, maxDuration: 12 },
  display: true,
  saleCount: 3,
  score: 4.5,
  reviewCount: 1,
  recentOrderCount: 2,
}

const application = {
  applicationId: 'a-1',
  applyStatus: 'IN_REVIEW',
  applyTime: '2026-11-21T02:00:00.000Z',
  reviewTime: null,
  rejectReason: null,
  reasons: [],
  submission: { number: 1, revision: 1, hash: 'h-1' },
  dueAt: '2026-11-25T16:00:00.000Z',
  changes: [],
  previousReasons: [],
  answers: {},
  claim: null,
  steps: [],
  form: {
    applicantType: 'ENTERPRISE',
    realName: '昆山算力有限公司',
    uscc: '91320583MA1X0Y2Z3A',
    legalRepresentative: '张三',
    registeredCapital: '5000',
    registeredDate: '2019-03-18',
    registeredAddress: '江苏省昆山市',
    telephone: '0512-57320000',
    scaleLevel: 'SCALE_L3',
    direction: '科学计算',
    certificationImg: 'picture-1',
    identificationNumber: '110105199003072311',
    bankAccountName: '昆山算力有限公司',
    bankAccount: '6222021234567890123',
    bankName: '中国工商银行昆山支行',
    logoImg: 'picture-2',
    webSite: 'https://example.com',
    introducer: '李四',
    description: '十年经验。',
    contactName: '王五',
    contactEmail: 'wang@example.com',
    contactMobile: '13812345678',
    contactAddress: '江苏省昆山市',
    serviceTelephone: '400-820-2190',
    serviceHours: '09:00-18:00',
    serviceEmail: 'service@example.com',
    shopName: '昆山算力',
    period: 'PERIOD_3',
  },
}

const siteIndex = {
  isMainSite: true,
  oneClusterId: 'c-1',
  purchaseEnable: true,
  acctEndDays: 30,
  fileTransferEnable: true,
  salerDisplay: true,
  goodsAccess: 'login',
  footer: [{ title: '关于', links: [{ label: '隐私', href: '/privacy' }] }],
  footerEn: [{ title: 'About', links: [{ label: 'Privacy', href: '/privacy' }] }],
  themeConfig: { theme: 'spring' },
  menu: {
    resource: [
      {
        code: 'general',
        name: { zh: '通用算力', en: 'General compute' },
        href: '/search/resource?common1=general',
      },
    ],
    application: [],
    service: ['ai', 'hpc', 'ecs', 'container'],
  },
}

const search = {
  query: { keyWords: 'A800', pageNum: '1', pageSize: '10', searchType: 'application', storeId: '1001' },
  classify: { common: ['heterogeneous', 'gpu'], industry: ['science'] },
  sort: { sort: 'skuSaleCount', sortBy: 'desc' },
  filter: {
    region: ['east'],
    resource: ['gpu'],
    payMode: ['MONTH'],
    delivery: ['online'],
    spec: ['a800'],
    other: ['free', 'trial'],
    lowPrice: '1.00',
    highPrice: '99.00',
  },
}

/** Every entity of section 3 in its order: the codec that carries it, a sample, and every field that it names. */
const section3: readonly (readonly [entity: string, codec: t.Mixed, sample: unknown, fields: string])[] = [
  [
    'Current user (userInfo)',
    UserInfo,
    user,
    `id userName userLabel userLabelId salerFullName createTime isLeader isJoinGroup roleType roleId userType
     acctRole nonpreRoleCodes highestRoleLevel language retailerId`,
  ],
  [
    'Cluster user detail',
    ClusterUserDetail,
    {
      clusterId: 'c-1',
      centerName: '华东一区',
      clusterUserName: 'zhang01',
      memberType: 'Leader',
      accountDetail: { status: 'Disable' },
    },
    'clusterId centerName clusterUserName memberType accountDetail accountDetail.status',
  ],
  [
    'A token per cluster',
    CurrentUser,
    { ...user, clusterTokens: [{ clusterId: 'c-1', token: 'abc', expireTime: '2026-11-21T02:10:00.000Z' }] },
    'clusterTokens clusterTokens.0.clusterId clusterTokens.0.token',
  ],
  [
    'Group list item',
    Group,
    { accountName: '课题组', groupId: 'g-1', isGroupLeader: 'Leader' },
    'accountName groupId isGroupLeader',
  ],
  [
    'Group user info',
    GroupUsers,
    { groupUsersInfos: [{ userId: 'u-1', userName: 'zhang', isGroupLeader: 'Member' }] },
    'groupUsersInfos',
  ],
  ['Goods detail', Goods, goods, 'id type shopId name'],
  [
    'Goods detail: skus',
    Sku,
    sku,
    `id uniqueId sn specificationValues pricing pricing.0.price pricing.0.billingType pricing.0.duration param
     appPlatformUrl clusterResources appInfoList expireTime hasFormal canTrial hasTrial unpaidOrderId purchaseStatus`,
  ],
  [
    'Shop',
    Shop,
    {
      shopId: '1001',
      shopName: words,
      logoUrl: null,
      shopScore: 4.9,
      reviewCount: 12,
      servicePhone: '400-820-2190',
      serviceEmail: 'service@mall.example',
      description: words,
      hasWorkday: true,
      serviceTime: '09:00-18:00',
      daysOff: [],
      goodsCount: 3,
      createTime: '2023-04-17T10:00:00.000+08:00',
    },
    'shopId shopName shopScore servicePhone serviceEmail description hasWorkday serviceTime',
  ],
  [
    'Cart item',
    CartItem,
    {
      id: 'ci-1',
      goodsId: 'g-1',
      skuId: 's-1',
      pricingId: 'p-1',
      centerName: words,
      clusterId: 'c-1',
      purchaseAmount: 10,
      purchaseDuration: 1,
      purchaseDurationUnit: 'month',
      goods: {
        name: words,
        kind: 'heterogeneous',
        goodsType: 'share',
        goodsResourceType: 'gpu',
        scheduler: 'slurm',
        availableCluster: true,
        display: true,
        availability: 1,
        shopId: '1001',
        shopName: words,
        specification: [words],
        figures: [],
      },
      price: { current: '12.80', source: '16.00', added: '12.80', unit: 'month', billingType: 'MONTH' },
      limit: { amount: 1, maxAmount: 8, duration: 1, maxDuration: 12 },
      left: 57_000,
      sourceTotal: '160.00',
      actualTotal: '128.00',
    },
    `id goodsId centerName clusterId purchaseAmount purchaseDuration purchaseDurationUnit goods goods.goodsType
     goods.goodsResourceType goods.scheduler goods.availableCluster goods.display price price.current price.source
     price.unit limit limit.amount limit.maxAmount limit.duration sourceTotal actualTotal`,
  ],
  [
    'Search filter groups',
    SearchRequest,
    search,
    `classify.common classify.industry filter.region filter.resource filter.payMode filter.delivery filter.spec
     filter.other filter.lowPrice filter.highPrice sort.sort sort.sortBy`,
  ],
  ['Pay status payload', PayStatus, { status: '支付成功', eventSN: 'e-1' }, 'status eventSN'],
  [
    'Settlement application',
    Application,
    application,
    `applyStatus applyTime form.applicantType form.realName form.uscc form.legalRepresentative form.registeredCapital
     form.registeredDate form.registeredAddress form.telephone form.scaleLevel form.direction form.certificationImg
     form.identificationNumber form.bankAccountName form.bankAccount form.bankName form.logoImg form.webSite
     form.introducer form.description form.contactName form.contactEmail form.contactMobile form.contactAddress
     form.serviceTelephone form.serviceHours form.serviceEmail form.period`,
  ],
  [
    'Settlement application: where a user stands',
    ApplicationInfo,
    {
      applyStatus: 'REJECTED',
      applicationId: 'a-1',
      applicantType: 'PERSONAL',
      applyTime: '2026-11-21T02:00:00.000Z',
      reviewTime: '2026-11-21T03:00:00.000Z',
      rejectReason: '证件不清晰',
      retailerId: null,
    },
    'applyStatus applicantType applyTime',
  ],
  [
    'Rights tables',
    RightsTable,
    {
      group: 'brand',
      title: words,
      rows: [{ label: words, normal: 'YES', fine: 'CAN_APPLY', excellent: words }],
    },
    'group rows rows.0.label rows.0.normal rows.0.fine rows.0.excellent',
  ],
  [
    'Chat state: whose, and of which shop',
    ClientFrame,
    { operateType: 1, userId: 'u-1', shopId: '1001', side: 'customer' },
    'userId shopId',
  ],
  [
    'Chat state: chatUserInfo',
    ChatUserInfo,
    {
      userName: 'zhang',
      userLabel: '已签约',
      salerFullName: null,
      stated: [],
      createTime: '2025-03-01T09:00:00.000+08:00',
      clusterDetail: ['华东一区 zhang01'],
      isLeader: true,
      groupUsersInfos: ['zhang'],
      groupNameList: ['课题组'],
    },
    'userName',
  ],
  [
    'Chat state: unread count and chatList, with their items',
    Reminders,
    {
      userUnread: 1,
      messagePoList: [
        {
          conversationId: 'c-1',
          unread: 1,
          shopId: '1001',
          lastTime: '2026-11-21T11:51:00.000Z',
          lastMessage: '您好',
          popRemind: 1,
          shopInfo: { shopName: words, id: '1001', logoUrl: null },
        },
      ],
    },
    `userUnread messagePoList messagePoList.0.unread messagePoList.0.shopId messagePoList.0.lastTime
     messagePoList.0.lastMessage messagePoList.0.popRemind messagePoList.0.shopInfo messagePoList.0.shopInfo.shopName
     messagePoList.0.shopInfo.id`,
  ],
  ['Chat state: visitorId', Visitor, { visitorId: 'v-1' }, 'visitorId'],
  [
    'Banner',
    Banner,
    {
      id: 'b-1',
      showAddress: 'HOME',
      configType: 1,
      pcImageUrl: '/a.webp',
      mobileImageUrl: '/b.webp',
      art: 'summit',
      title: words,
      summary: words,
      link: '/live',
    },
    'showAddress pcImageUrl mobileImageUrl configType',
  ],
  [
    'Site index data',
    SiteIndex,
    siteIndex,
    `isMainSite oneClusterId purchaseEnable acctEndDays fileTransferEnable footer footerEn themeConfig
     themeConfig.theme`,
  ],
  [
    'Live-sign info',
    LiveSign,
    { appKey: 'k', roomId: 'r', signedAt: '1795225200', sign: 's' },
    'appKey roomId signedAt sign',
  ],
  [
    'Platform config',
    PlatformConfig,
    { name: 'buyComputeResourceLimit', value: '{"minCpuNum":8,"minGpuNum":1}' },
    'name value',
  ],
  ['Platform config: compute limits', ComputeLimits, { minCpuNum: 8, minGpuNum: 1 }, 'minCpuNum minGpuNum'],
  [
    'Platform config: storage limits',
    StorageLimits,
    { minQuota: 1, maxQuota: 1024, minDuration: 1 },
    'minQuota maxQuota minDuration',
  ],
]

describe.each(section3)('%s', (_, codec, sample, fields) => {
  const named = fields.split(/\s+/)

  it('[R3.01] is read from the sample', () => {
    expect(decode(codec)(sample)).toMatchObject({ _tag: 'Right' })
  })

  it.each(named)('[R3.01] carries %s, and refuses anything else there by its name', (field) => {
    const faults = faultsOf(codec, sample).filter(({ path }) => path.join('.') === field)
    expect(faults.length).toBeGreaterThan(0)
    for (const { path, broken } of faults) {
      const decoded = decode(codec)(broken)
      expect(
        E.isLeft(decoded) &&
          names(
            decoded.left.map((failure) => failure.path),
            path,
          ),
      ).toBe(true)
    }
  })
})

/** Every list of values of section 3, literally. */
const values: readonly (readonly [of: string, codec: t.Mixed, values: readonly unknown[]])[] = [
  ['roleType', RoleType, ['common', 'manager']],
  ['memberType', MemberType, ['Member', 'Leader']],
  ['Goods type values', GoodsType, ['share', 'contract', 'storage', 'other']],
  ['Resource types', ResourceType, ['cpu', 'gpu', 'dcu', 'storage', 'bareCpu', 'bareGpu', 'bareDcu']],
  ['purchaseDurationUnit', DurationUnit, ['month', 'year', 'day', 'hour']],
  ['sort', Sort, ['default', 'skuSaleCount', 'skuScore', 'basePrice']],
  ['applyStatus', ApplyStatus, ['NOT_APPLY', 'IN_REVIEW', 'APPROVED', 'REJECTED']],
  ['Applicant type', ApplicantType, ['ENTERPRISE', 'PERSONAL']],
  ['scaleLevel', ScaleLevel, ['SCALE_L1', 'SCALE_L2', 'SCALE_L3', 'SCALE_L4', 'SCALE_L5', 'SCALE_L6']],
  ['Period', Period, ['PERIOD_1', 'PERIOD_2', 'PERIOD_3', 'PERIOD_4', 'PERIOD_5']],
  ['Rights: groups', RightsGroup, ['brand', 'incentive', 'business', 'humanResource', 'industry']],
  ['Rights: cells', RightsCell, ['YES', 'NO', 'CAN_APPLY', words]],
  ['showAddress', ShowAddress, ['HOME', 'MALL']],
  ['Themes', Theme, ['default', 'spring', 'newYear', 'christmas', 'empty']],
  ['Resource availability levels', Availability, [1, 2, 3, 4]],
]

describe('the values of section 3', () => {
  it.each(values)('[R3.01] %s are these, and nothing else is one', (_, codec, known) => {
    const shape = shapeOf(codec)
    if (shape.kind === 'words') expect([...shape.values].sort()).toEqual([...known].sort())
    for (const value of known) expect(decode(codec)(value)).toEqual(E.right(value))
    for (const other of ['', 'unknown', 0, 5, null]) expect(E.isLeft(decode(codec)(other))).toBe(true)
  })

  it('[R3.02] a user whose label has this id is unsigned', () => {
    expect(UNSIGNED_LABEL_ID).toBe('1000000201')
  })

  it('[R3.03] a sku has the least price, a trial, and its days', () => {
    expect([minPrice(sku), hasTrialMode(sku), trialDays(sku)]).toEqual(['9.90', true, 7])
  })

  it('[R3.07] live-sign keys become snake_case, and third_user_id is added', () => {
    expect(playerOptions({ appKey: 'k', roomId: 'r', signedAt: '1', sign: 's' }, 'u-1')).toEqual({
      app_key: 'k',
      room_id: 'r',
      signed_at: '1',
      sign: 's',
      third_user_id: 'u-1',
    })
  })

  it('[R4.08] chat opens the shop 1001 by default', () => {
    expect(DEFAULT_SHOP_ID).toBe('1001')
  })

  it("[R4.13] a user's language is en when it contains en", () => {
    expect([languageOf('en-GB'), languageOf('zh-CN')]).toEqual(['en', 'zh'])
  })
})
