import type { Agreement, Banner, LiveStream, SiteFacts } from '@compute-mall/core/site'
import { DAY_MS, HOUR_MS, MINUTE_MS, PLATFORM_OFFSET_MS } from '@compute-mall/core/time'
import { words } from '../table.ts'

/** Title and links in both languages; addresses are routes of the mall. */
const footer = [
  {
    title: ['选购', 'Shop'],
    links: [
      ['算力市场', 'Compute market', '/search/resource'],
      ['应用商城', 'Applications', '/app'],
      ['热销商品', 'Best sellers', '/search/goods?sort=skuSaleCount'],
      ['购物车', 'Cart', '/goods/cart'],
    ],
  },
  {
    title: ['计算资源', 'Computing'],
    links: [
      ['通用算力', 'General compute', '/search/resource?common1=general'],
      ['异构算力', 'Accelerated compute', '/search/resource?common1=heterogeneous'],
      ['云服务器', 'Cloud servers', '/search/resource?common1=cloudServer'],
      ['裸金属', 'Bare metal', '/search/resource?common1=bareMetal'],
      ['存储资源', 'Storage', '/search/resource?common1=storage'],
    ],
  },
  {
    title: ['应用商品', 'Applications'],
    links: [
      ['应用软件', 'Software', '/search/goods?common1=software'],
      ['SaaS 平台', 'SaaS platforms', '/search/goods?common1=saas'],
      ['模型服务', 'Model services', '/search/goods?common1=model'],
      ['数据', 'Data', '/search/goods?common1=data'],
    ],
  },
  {
    title: ['服务与条款', 'Services and terms'],
    links: [
      ['技术服务', 'Technical services', '/search/goods?common1=service'],
      ['免费与试用', 'Free and trial', '/search/goods?other=free&other=trial'],
      ['商家入驻', 'Become a merchant', '/settle'],
      ['算力服务协议', 'Service agreement', '/goods/pay/protocol'],
      ['隐私政策', 'Privacy policy', '/privacy'],
      ['意见反馈', 'Feedback', '/feedback'],
    ],
  },
] as const

const footerIn = (language: 0 | 1) =>
  footer.map(({ title, links }) => ({
    title: title[language],
    links: links.map((link) => ({ label: link[language], href: link[2] })),
  }))

export const siteIndex: SiteFacts = {
  isMainSite: true,
  oneClusterId: null,
  purchaseEnable: true,
  acctEndDays: 30,
  fileTransferEnable: true,
  footer: footerIn(0),
  footerEn: footerIn(1),
  themeConfig: { theme: 'default' },
}

/** The operator's limits of amounts (R3.08); core-hours and card-hours are sold from a sensible least amount on. */
export const platformConfig = {
  buyComputeResourceLimit: { minCpuNum: 100, minGpuNum: 10 },
  buyStorageResourceLimit: { minQuota: 100, maxQuota: 500_000, minDuration: 1 },
} as const

const WEEK = 7
const EVENING_MS = 19 * HOUR_MS + 30 * MINUTE_MS

/** The coming Thursday at 19:30 of the platform's time, at least a day ahead. */
const comingThursday = (now: Date): Date => {
  const day = Math.floor((now.getTime() + PLATFORM_OFFSET_MS) / DAY_MS) + 1
  // The epoch began on a Thursday.
  const ahead = (WEEK - (day % WEEK)) % WEEK
  return new Date((day + ahead) * DAY_MS - PLATFORM_OFFSET_MS + EVENING_MS)
}

/** A broadcast that is announced for the coming Thursday evening. */
export const liveStream = (now: Date): LiveStream => ({
  live: false,
  title: words(
    '2026 超算互联网峰会：国产加速卡上的大模型训练实践',
    'Supercomputing Internet Summit 2026: training large models on domestic accelerators',
  ),
  startTime: comingThursday(now).toISOString(),
  viewers: 0,
})

/** Where it is broadcast; the secret is made when it is written. */
export const liveRoom = { appKey: 'f0f6d1a2c3b44e5f', roomId: '613847205' } as const

type Plain = Omit<Banner, 'pcImageUrl' | 'mobileImageUrl'>
const banner = (
  id: string,
  showAddress: Banner['showAddress'],
  configType: Banner['configType'],
  art: Banner['art'],
  title: readonly [string, string],
  summary: readonly [string, string],
  link: string,
): Plain => ({ id, showAddress, configType, art, title: words(...title), summary: words(...summary), link })

/** The four events, on the home page and in the mall (R2.13), and the ads beside them. */
const events = (place: Banner['showAddress']): readonly Plain[] => {
  const id = (name: string) => `${place.toLowerCase()}-${name}`
  return [
    banner(
      id('summit'),
      place,
      1,
      'summit',
      ['2026 超算互联网峰会', 'Supercomputing Internet Summit 2026'],
      [
        '算力成网，应用成群：进入直播间观看峰会',
        'Compute in one network, applications within reach: watch it in the live room',
      ],
      '/live',
    ),
    banner(
      id('white-paper'),
      place,
      1,
      'whitePaper',
      ['算力服务白皮书解读', 'The compute services white paper, explained'],
      [
        '请技术顾问按白皮书梳理计量、质量与价格',
        'Let consultants go through measuring, quality and price with you',
      ],
      '/search/goods?common1=service&common2=consulting',
    ),
    banner(
      id('scenario-call'),
      place,
      1,
      'scenarioCall',
      ['应用场景征集', 'Call for application scenarios'],
      [
        '通过意见反馈提交您的场景，入选方案获百万核时支持',
        'Send us yours as feedback: selected projects receive a million core-hours',
      ],
      '/feedback',
    ),
    banner(
      id('provider-fund'),
      place,
      1,
      'providerFund',
      ['服务商扶持基金', 'Fund for service providers'],
      [
        '入驻商家享佣金减免、流量与技术支持',
        'New merchants enjoy lower commission, visibility and engineering help',
      ],
      '/settle',
    ),
  ]
}

const ads: readonly Plain[] = [
  banner(
    'home-ad-gpu',
    'HOME',
    2,
    'plain',
    ['A800 按卡时购买', 'A800 by the card-hour'],
    ['百亿参数训练即刻开跑', 'Start training models of tens of billions of parameters'],
    '/search/resource?payMode=ONCE&spec=A800',
  ),
  banner(
    'home-ad-model',
    'HOME',
    2,
    'plain',
    ['模型服务按量付费', 'Model services, pay as you go'],
    ['接口兼容，改个地址就能用', 'One compatible interface: change the address and go'],
    '/search/goods?common1=model&payMode=ONCE',
  ),
  banner(
    'home-ad-trial',
    'HOME',
    2,
    'plain',
    ['应用软件免费试用', 'Try software for free'],
    ['仿真与设计软件最长试用 30 天', 'Up to thirty days on simulation and design software'],
    '/search/goods?common1=software&other=trial',
  ),
  banner(
    'mall-ad-dcu',
    'MALL',
    2,
    'plain',
    ['DCU 应用专区', 'Software for DCU'],
    ['国产加速卡上的科学软件', 'Scientific software on domestic accelerators'],
    '/search/goods?resource=dcu',
  ),
  banner(
    'mall-ad-data',
    'MALL',
    2,
    'plain',
    ['免费数据集', 'Free data sets'],
    ['零元获取，可用于训练与研究', 'At no cost, for training and research'],
    '/search/goods?common1=data&other=free',
  ),
]

/** Pictures are drawn by packages/ui: the addresses are for operators who upload their own. */
export const banners: readonly Banner[] = [...events('HOME'), ...events('MALL'), ...ads].map((plain) => ({
  ...plain,
  pcImageUrl: '',
  mobileImageUrl: '',
}))

export const section = (
  heading: readonly [string, string],
  ...paragraphs: readonly (readonly [string, string])[]
): Agreement['sections'][number] => ({
  heading: words(...heading),
  paragraphs: paragraphs.map(([zh, en]) => words(zh, en)),
})

export const agreement: Agreement = {
  version: '2026-06',
  title: words('算力服务协议', 'Compute Service Agreement'),
  effective: '2026-06-01T00:00:00.000+08:00',
  sections: [
    section(
      ['一、协议的范围', '1. Scope of this agreement'],
      [
        '本协议由您与平台运营方共同订立，适用于您在本平台购买、试用和使用计算资源与应用商品的全部行为。您勾选同意并提交订单，即表示已阅读、理解并接受本协议的全部条款。',
        'This agreement is made between you and the operator of the platform. It covers every purchase, trial and use of computing resources and application goods. By ticking the box and submitting an order you state that you have read, understood and accepted all of it.',
      ],
      [
        '第三方商家提供的商品同时受该商家公示的许可条款约束；两者不一致的，以对您更有利的约定为准。',
        'Goods offered by merchants are also subject to the licence terms which those merchants publish. Where the two differ, the terms more favourable to you apply.',
      ],
    ),
    section(
      ['二、账号与资格', '2. Account and eligibility'],
      [
        '您应以真实身份注册并完成签约与手机号验证，妥善保管账号与密码，并对账号下的操作负责。团队成员购买基础资源须由团队负责人进行。',
        'You register under your true identity, sign the contract and verify your phone number. You keep your account and password safe and answer for what is done with them. Basic resources for a team are bought by its team leader.',
      ],
      [
        '发现账号被冒用时，请立即通知我们；在核实后我们会暂停相关操作并协助处理。',
        'Tell us at once if your account is used by somebody else. Once this is confirmed we suspend the operations concerned and help to resolve the matter.',
      ],
    ),
    section(
      ['三、订单与价格', '3. Orders and prices'],
      [
        '商品价格以订单确认页为准。提交订单时价格若与您所见不同，系统会请您重新确认，不会按变更后的价格直接扣款。',
        'The price on the confirmation page applies. If it differs from what you saw when you submit the order, you are asked to confirm anew; you are never charged the changed price without that.',
      ],
      [
        '订单提交后请在页面所示期限内付款，逾期订单自动关闭并释放资源。关闭后到账的款项将原路退回一次，并向您说明。',
        'Please pay within the time shown; after that an order is closed and its resources are released. Money that arrives after an order was closed is returned once by the same way, and you are told.',
      ],
    ),
    section(
      ['四、资源的开通与使用', '4. Opening and use of resources'],
      [
        '付款成功后系统自动开通资源，开通时间因资源类型而异。开通失败的，我们会重试或全额退款。',
        'Resources are opened automatically once payment has succeeded; how long that takes depends on their type. If opening fails we try again or refund in full.',
      ],
      [
        '您不得利用资源从事违法活动、攻击网络、挖掘虚拟货币或影响其他用户的行为。发现此类情形，我们有权暂停服务并依法处理。',
        'Resources may not be used for unlawful acts, attacks on networks, mining of virtual currency or anything that harms other users. We may suspend the service in such cases and act according to law.',
      ],
    ),
    section(
      ['五、服务质量', '5. Quality of service'],
      [
        '我们按商品页面公示的服务等级提供支持。因计划维护造成的中断会至少提前三天公告；因我方原因未达到服务等级的，按未达标时长赔付。',
        'Support follows the service level stated with the goods. Planned maintenance is announced at least three days ahead; if we miss the level through our own fault, the time concerned is compensated.',
      ],
    ),
    section(
      ['六、退款与终止', '6. Refunds and termination'],
      [
        '资源开通前可申请全额退款；资源开通后，剩余时长或余量不退款，可在有效期内继续使用。试用与免费商品不涉及退款。',
        'You can request a full refund until the resource is open. After that, remaining time or usage is not refunded and stays usable until it ends. Trials and free products are not refunded.',
      ],
      [
        '服务到期后，数据保留十五天供您迁出，期满清除且不可恢复，请提前备份。',
        'After a service has ended your data are kept for fifteen days so that you can move them. They are then erased beyond recovery, so please back them up in time.',
      ],
    ),
    section(
      ['七、数据与隐私', '7. Data and privacy'],
      [
        '您的数据归您所有。除提供服务所必需或法律要求外，我们不访问、不使用、不向第三方提供您的数据。',
        'Your data are yours. We do not access, use or pass them on except where the service requires it or the law demands it.',
      ],
      [
        '个人信息的收集与保护遵循平台隐私政策；证件号与银行账号加密保存，页面仅显示脱敏内容。',
        'Personal information is collected and protected as the privacy policy says. Identity and bank numbers are stored encrypted and shown masked.',
      ],
    ),
    section(
      ['八、责任的限制', '8. Limits of liability'],
      [
        '因不可抗力、网络运营商故障或您自身程序缺陷造成的损失，我们不承担责任，但会尽力协助恢复。除法律另有规定外，我们的赔偿总额以您为相关订单支付的金额为限。',
        'We are not liable for losses caused by force majeure, faults of network operators or defects of your own programmes, but we help to recover as best we can. Unless the law provides otherwise, our liability is limited to what you paid for the order concerned.',
      ],
    ),
    section(
      ['九、争议与变更', '9. Disputes and changes'],
      [
        '本协议适用中华人民共和国法律。争议由双方协商解决；协商不成的，提交平台运营方所在地有管辖权的人民法院。',
        "This agreement is governed by the law of the People's Republic of China. Disputes are settled by agreement, and failing that by the competent court at the seat of the operator.",
      ],
      [
        '协议变更前我们会公告新版本及其生效时间。已提交的订单按提交时的版本执行。',
        'New versions are announced together with the time from which they apply. Orders follow the version in force when they were submitted.',
      ],
    ),
  ],
}
