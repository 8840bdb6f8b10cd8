import type { AuditLine } from '../audit/index.ts'
import type {
  AcceptedVersion,
  Announcement,
  AnnouncementDetail,
  BannerDetail,
  DocumentVersions,
  PublishedVersion,
  VersionDraftDetail,
} from './content.codec.ts'
import { textOf } from './document.text.ts'
import type { PlatformSettings } from './settings.codec.ts'
import type { Agreement, Banner, LiveSign, LiveStream, SiteIndex } from './site.codec.ts'

export const siteIndex: SiteIndex = {
  isMainSite: true,
  oneClusterId: null,
  purchaseEnable: true,
  acctEndDays: 30,
  fileTransferEnable: true,
  salerDisplay: true,
  goodsAccess: 'login',
  footer: [{ title: '帮助与支持', links: [{ label: '意见反馈', href: '/feedback' }] }],
  footerEn: [{ title: 'Help', links: [{ label: 'Feedback', href: '/feedback' }] }],
  themeConfig: { theme: 'default' },
  menu: {
    service: ['ai', 'container', 'ecs', 'hpc'],
    resource: [
      {
        code: 'general',
        name: { zh: '通用算力', en: 'General compute' },
        href: '/search/resource?common1=general',
      },
      {
        code: 'heterogeneous',
        name: { zh: '异构算力', en: 'Accelerated compute' },
        href: '/search/resource?common1=heterogeneous',
      },
      { code: 'storage', name: { zh: '存储资源', en: 'Storage' }, href: '/search/resource?common1=storage' },
      {
        code: 'cloudServer',
        name: { zh: '云服务器', en: 'Cloud servers' },
        href: '/search/resource?common1=cloudServer',
      },
      {
        code: 'bareMetal',
        name: { zh: '裸金属', en: 'Bare metal' },
        href: '/search/resource?common1=bareMetal',
      },
    ],
    application: [
      { code: 'software', name: { zh: '应用软件', en: 'Software' }, href: '/search/goods?common1=software' },
      { code: 'saas', name: { zh: 'SaaS 平台', en: 'SaaS platforms' }, href: '/search/goods?common1=saas' },
      { code: 'model', name: { zh: '模型服务', en: 'Model services' }, href: '/search/goods?common1=model' },
      { code: 'data', name: { zh: '数据', en: 'Data' }, href: '/search/goods?common1=data' },
      {
        code: 'sourceCode',
        name: { zh: '源代码', en: 'Source code' },
        href: '/search/goods?common1=sourceCode',
      },
      {
        code: 'service',
        name: { zh: '技术服务', en: 'Technical services' },
        href: '/search/goods?common1=service',
      },
    ],
  },
}

export const banner: Banner = {
  id: 'summit',
  showAddress: 'HOME',
  configType: 1,
  pcImageUrl: '',
  mobileImageUrl: '',
  art: 'summit',
  title: { zh: '2026 超算互联网峰会', en: 'Supercomputing Internet Summit 2026' },
  summary: { zh: '算力成网，应用成群', en: 'Compute in one network, applications within reach' },
  link: '/live',
}

export const liveStream: LiveStream = {
  live: true,
  title: { zh: '国产加速卡上的大模型训练实践', en: 'Training large models on domestic accelerators' },
  startTime: '2026-11-21T14:00:00.000+08:00',
  viewers: 1_284,
}

export const liveSign: LiveSign = {
  appKey: 'f0f6d1a2c3b44e5f',
  roomId: '613847205',
  signedAt: '1795226400',
  sign: '0f343b0931126a20f133d67c2b018a3b5f8b1c4e2d9a7c6e8f1a2b3c4d5e6f70',
}

export const agreement: Agreement = {
  version: '2026-06',
  title: { zh: '算力服务协议', en: 'Compute Service Agreement' },
  effective: '2026-06-01T00:00:00.000+08:00',
  sections: [
    {
      heading: { zh: '一、服务内容', en: '1. The service' },
      paragraphs: [{ zh: '平台按订单提供算力资源。', en: 'The platform provides compute as ordered.' }],
    },
  ],
}

/** The four events of the home page (spec section 2, Home activity banners). */
export const banners: readonly Banner[] = [
  banner,
  {
    ...banner,
    id: 'white-paper',
    art: 'whitePaper',
    title: { zh: '超算互联网白皮书发布', en: 'The Supercomputing Internet white paper' },
    summary: {
      zh: '算力互联的体系、标准与实践',
      en: 'Architecture, standards and practice of connected computing',
    },
  },
  {
    ...banner,
    id: 'scenario-call',
    art: 'scenarioCall',
    title: { zh: '算力应用场景征集', en: 'Call for compute scenarios' },
    summary: { zh: '入选场景获赠 10 万核时', en: 'Chosen scenarios receive 100,000 core-hours' },
  },
  {
    ...banner,
    id: 'provider-fund',
    art: 'providerFund',
    title: { zh: '亿元服务商扶持基金', en: 'A fund for service providers' },
    summary: {
      zh: '入驻即享流量、技术与资金支持',
      en: 'Reach, technology and money for those who open a shop',
    },
  },
]

export const ads: readonly Banner[] = [
  {
    ...banner,
    id: 'ad-trial',
    configType: 2,
    art: 'plain',
    title: { zh: '新用户 7 天免费试用', en: 'Seven days free for new users' },
    summary: { zh: 'A800、DCU 与 CPU 任选', en: 'Choose from A800, DCU and CPU' },
  },
  {
    ...banner,
    id: 'ad-year',
    configType: 2,
    art: 'providerFund',
    title: { zh: '包年低至 7 折', en: 'Up to 30% off by the year' },
    summary: { zh: '云服务器与裸金属', en: 'Cloud servers and bare metal' },
  },
]

const line: AuditLine = {
  auditId: 'audit_1',
  at: '2026-11-21T02:00:00.000Z',
  actorId: 'u-market',
  actor: 'market',
  source: 'staff',
  role: 'market',
  action: 'banner.added',
  objectType: 'banner',
  objectId: 'summit',
  before: null,
  after: null,
  reason: null,
  requestId: 'request_1',
}

/** A banner that is shown, published by marketing. */
export const bannerDetail: BannerDetail = {
  row: {
    banner,
    pcPicture: null,
    mobilePicture: null,
    position: 1,
    fromDay: '2026-11-20',
    untilDay: '2026-12-31',
    phase: 'shown',
    revision: 2,
  },
  history: [
    {
      ...line,
      auditId: 'audit_3',
      action: 'banner.published',
      before: { isPublished: false },
      after: { isPublished: true },
    },
    {
      ...line,
      auditId: 'audit_2',
      action: 'banner.changed',
      before: { position: 3 },
      after: { position: 1 },
    },
    line,
  ],
}

export const announcement: Announcement = {
  id: 'maintenance',
  title: { zh: '昆山中心停机维护', en: 'Maintenance in Kunshan' },
  text: {
    zh: '11 月 29 日 02:00 至 04:00（UTC+8），昆山中心暂停服务。\n已开通的资源将在维护后自动恢复。',
    en: 'On 29 November, 02:00 to 04:00 (UTC+8), the Kunshan centre is unavailable.\nResources come back by themselves.',
  },
}

/** An announcement that is shown in both places. */
export const announcementDetail: AnnouncementDetail = {
  row: {
    announcement,
    place: 'BOTH',
    createTime: '2026-11-21T02:00:00.000Z',
    fromDay: null,
    untilDay: '2026-11-29',
    phase: 'shown',
    revision: 1,
  },
  history: [
    {
      ...line,
      action: 'announcement.published',
      before: { isPublished: false },
      after: { isPublished: true },
    },
  ],
}

/** A draft of the agreement that legal has written. */
export const draftDetail: VersionDraftDetail = {
  draft: {
    draftId: 'draft_1',
    kind: 'agreement',
    version: '2026-12',
    effectiveDay: '2026-12-01',
    title: agreement.title,
    textZh: textOf(agreement.sections, 'zh'),
    textEn: textOf(agreement.sections, 'en'),
    revision: 1,
    author: 'legal',
    changedAt: '2026-11-21T02:00:00.000Z',
  },
  history: [
    {
      ...line,
      actor: 'legal',
      action: 'document.changed',
      before: { effectiveDay: null },
      after: { effectiveDay: '2026-12-01' },
    },
    { ...line, auditId: 'audit_2', actor: 'legal', action: 'document.drafted' },
  ],
}

export const publishedVersion: PublishedVersion = { document: agreement, phase: 'inForce' }

/** Both documents: the agreement with a draft, the privacy policy without one. */
export const documents: readonly DocumentVersions[] = [
  {
    kind: 'agreement',
    versions: [
      {
        version: '2026-06',
        title: agreement.title,
        effective: agreement.effective,
        phase: 'inForce',
      },
      {
        version: '2025-01',
        title: agreement.title,
        effective: '2024-12-31T16:00:00.000Z',
        phase: 'replaced',
      },
    ],
    drafts: [draftDetail.draft],
  },
  { kind: 'privacy', versions: [], drafts: [] },
]
/** Settings of the platform with two rates of the service fee and two days of a calendar. */
export const platformSettings: PlatformSettings = {
  compute: { minCpuNum: 100, minGpuNum: 10 },
  storage: { minQuota: 100, maxQuota: 500_000, minDuration: 1 },
  feeRates: [
    { rate: '0.05', from: '2026-01-01T00:00:00.000Z' },
    { rate: '0.0333', from: '2026-11-01T02:00:00.000Z' },
  ],
  chatOnPhones: false,
  calendar: [
    { day: '2027-01-01', isWorkday: false, name: '元旦' },
    { day: '2027-01-02', isWorkday: true, name: '元旦调休' },
  ],
}

/** What a user has accepted: both documents by registering, then a newer agreement by an order. */
export const accepted: readonly AcceptedVersion[] = [
  {
    kind: 'agreement',
    version: agreement.version,
    title: agreement.title,
    effective: agreement.effective,
    acceptedAt: '2026-11-21T12:00:00.000Z',
    order: { orderId: 'order_1', orderNo: '202611211200000001' },
    isCurrent: true,
  },
  {
    kind: 'agreement',
    version: '2025-07',
    title: agreement.title,
    effective: '2025-07-01T00:00:00.000+08:00',
    acceptedAt: '2025-09-03T06:30:00.000Z',
    order: null,
    isCurrent: false,
  },
  {
    kind: 'privacy',
    version: '2025-07',
    title: { zh: '隐私政策', en: 'Privacy Policy' },
    effective: '2025-07-01T00:00:00.000+08:00',
    acceptedAt: '2025-09-03T06:30:00.000Z',
    order: null,
    isCurrent: true,
  },
]
