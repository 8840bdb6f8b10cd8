import * as t from 'io-ts'
import { OneOf, ReasonUpTo, Words } from '../codec/index.ts'

/** The levels of merchants, lowest first (R3.05). */
export const RightsLevel = OneOf('RightsLevel', ['normal', 'fine', 'excellent'])
export type RightsLevel = t.TypeOf<typeof RightsLevel>

/** The level of a merchant (W27). */
export const MerchantLevel = t.readonly(t.type({ level: RightsLevel }), 'MerchantLevel')
export type MerchantLevel = t.TypeOf<typeof MerchantLevel>

/** Characters that the reason of a level holds at most. */
export const LEVEL_REASON_LENGTH = 500

/** Another level for a merchant, and why. */
export const LevelChange = t.type({ level: RightsLevel, reason: ReasonUpTo(LEVEL_REASON_LENGTH) })
export type LevelChange = t.TypeOf<typeof LevelChange>

/** What a level gets: yes, no, may apply for it, or as much as the text says. */
export const RightsCell = t.union([OneOf('RightsMark', ['YES', 'NO', 'CAN_APPLY']), Words], 'RightsCell')
export type RightsCell = t.TypeOf<typeof RightsCell>

/** A right, and what each level has of it. */
export const RightsRow = t.readonly(
  t.type({ label: Words, normal: RightsCell, fine: RightsCell, excellent: RightsCell }),
  'RightsRow',
)
export type RightsRow = t.TypeOf<typeof RightsRow>

/** The five groups of rights (R3.05). */
export const RightsGroup = OneOf('RightsGroup', [
  'brand',
  'incentive',
  'business',
  'humanResource',
  'industry',
])
export type RightsGroup = t.TypeOf<typeof RightsGroup>

/** One group of rights (R3.05). */
export const RightsTable = t.readonly(
  t.type({ group: RightsGroup, title: Words, rows: t.readonlyArray(RightsRow) }),
  'RightsTable',
)
export type RightsTable = t.TypeOf<typeof RightsTable>

const words = (zh: string, en: string): Words => ({ zh, en })

const row = (label: Words, normal: RightsCell, fine: RightsCell, excellent: RightsCell): RightsRow => ({
  label,
  normal,
  fine,
  excellent,
})

const times = (count: number) => words(`每年 ${count} 次`, `${count} a year`)
const atMost = (percent: number) => words(`最高 ${percent}%`, `Up to ${percent}%`)
const people = (count: number) => words(`${count} 人`, `${count} people`)

/** What merchants get, group by group (spec section 3, Rights tables). */
export const rightsTables: readonly RightsTable[] = [
  {
    group: 'brand',
    title: words('品牌权益', 'Brand'),
    rows: [
      row(words('店铺主页与品牌标识', 'Shop front with your brand'), 'YES', 'YES', 'YES'),
      row(words('搜索结果品牌标签', 'Brand label in search results'), 'NO', 'YES', 'YES'),
      row(words('首页推荐位', 'A place on the home page'), 'NO', 'CAN_APPLY', 'YES'),
      row(words('平台活动联合宣传', 'Named in events of the platform'), 'NO', times(2), times(6)),
      row(words('客户案例专访', 'A feature on your customer cases'), 'NO', 'CAN_APPLY', times(2)),
    ],
  },
  {
    group: 'incentive',
    title: words('激励权益', 'Incentives'),
    rows: [
      row(words('技术服务费减免', 'Reduction of the service fee'), 'NO', atMost(20), atMost(50)),
      row(words('首单交易奖励', 'Reward for the first order'), 'YES', 'YES', 'YES'),
      row(words('算力体验券', 'Vouchers for compute'), 'CAN_APPLY', 'YES', 'YES'),
      row(words('年度销售返利', 'Yearly rebate on sales'), 'NO', 'CAN_APPLY', 'YES'),
    ],
  },
  {
    group: 'business',
    title: words('商机权益', 'Business'),
    rows: [
      row(words('商品上架与在线交易', 'Listing and selling online'), 'YES', 'YES', 'YES'),
      row(words('客户需求推送', 'Requests of customers sent to you'), 'NO', 'YES', 'YES'),
      row(words('场景发布与供需对接', 'Scenario calls and matching'), 'CAN_APPLY', 'YES', 'YES'),
      row(words('联合解决方案', 'Joint solutions'), 'NO', 'CAN_APPLY', 'YES'),
      row(words('专属客户经理', 'An account manager of your own'), 'NO', 'NO', 'YES'),
    ],
  },
  {
    group: 'humanResource',
    title: words('人才权益', 'People'),
    rows: [
      row(words('线上培训课程', 'Online courses'), 'YES', 'YES', 'YES'),
      row(words('认证培训名额', 'Places in certified training'), people(2), people(5), people(20)),
      row(words('技术沙龙与讲师邀请', 'Invitations to workshops as a speaker'), 'NO', 'CAN_APPLY', 'YES'),
      row(words('校企人才推荐', 'Introductions to university talent'), 'NO', 'CAN_APPLY', 'YES'),
    ],
  },
  {
    group: 'industry',
    title: words('产业权益', 'Industry'),
    rows: [
      row(words('行业白皮书与市场简报', 'White papers and market reports'), 'YES', 'YES', 'YES'),
      row(words('服务商基金支持', 'Support by the provider fund'), 'NO', 'CAN_APPLY', 'CAN_APPLY'),
      row(words('标准制定参与', 'A part in setting standards'), 'NO', 'CAN_APPLY', 'YES'),
      row(words('产业联盟与生态大会', 'Industry alliance and summits'), 'CAN_APPLY', 'YES', 'YES'),
    ],
  },
]
