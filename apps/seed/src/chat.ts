import { createHash } from 'node:crypto'
import { MINUTE_MS } from '@compute-mall/core/time'
import type { DemoContext } from '@compute-mall/server/demo'
import { type Offer, offersOf, SHOP, type Trx } from './sale.ts'

type Staff = 'service' | 'seller'

/** What was said: by whom, how many minutes ago, and what. */
type Said = readonly [by: 'customer' | Staff, minutesAgo: number, text: string]

interface ConversationSeed {
  readonly customerId: string
  readonly said: readonly Said[]
  /** How many of all messages each side has read; all, where nothing is said. */
  readonly readByStaff?: number
  readonly readByCustomer?: number
  readonly claimedBy?: Staff
  readonly isDone?: true
  /** Begins with the card of goods of the shop. */
  readonly asksOfGoods?: true
  readonly note?: string
}

const DAY = 24 * 60

/** The desk's conversations in each of its states; a visitor has no account. */
const conversations: readonly ConversationSeed[] = [
  {
    customerId: 'u-leader',
    asksOfGoods: true,
    readByStaff: 0,
    said: [
      ['customer', 14, '你好，这款节点支持 NVLink 吗？我们要跑 8 卡的训练。'],
      ['customer', 12, '另外课题组能不能用合同经费按月结算？'],
    ],
  },
  {
    customerId: 'demo-visitor',
    readByStaff: 0,
    said: [['customer', 25, 'Hello, do you offer an educational discount for a whole semester?']],
  },
  {
    customerId: 'u-newcomer',
    claimedBy: 'service',
    readByStaff: 2,
    said: [
      ['customer', 190, '购买前要先绑定手机号吗？'],
      ['service', 186, '您好，是的，请在“账号设置”里绑定并验证手机号后再下单。'],
      ['customer', 40, '验证码一直没有收到，怎么办？'],
    ],
  },
  {
    customerId: 'u-member',
    claimedBy: 'service',
    said: [
      ['customer', 400, '成员账号为什么不能买基础算力？'],
      ['service', 396, '基础算力由团队负责人购买，您可以在商品页向团队负责人发起申请。'],
      ['customer', 390, '明白了，谢谢！'],
      ['service', 388, '不客气，有问题随时联系。'],
    ],
  },
  {
    customerId: 'u-unverified',
    claimedBy: 'service',
    readByCustomer: 1,
    said: [
      ['customer', 600, '存储到期以后数据会保留多久？'],
      ['service', 590, '到期后保留 7 天，期间续费即可继续使用。'],
    ],
  },
  {
    customerId: 'u-disabled',
    claimedBy: 'seller',
    note: '客户的中心账号被停用，已转运维核实，恢复后通知客户。',
    said: [
      ['customer', 1_000, '提示中心账号已停用，没法下单。'],
      ['seller', 980, '已帮您联系算力中心核实，恢复后第一时间通知您。'],
    ],
  },
  {
    customerId: 'u-unsigned',
    claimedBy: 'seller',
    readByStaff: 2,
    said: [
      ['customer', 1_300, '签约需要多久？'],
      ['seller', 1_290, '资料齐全的话一般两个工作日。'],
      ['customer', 300, '资料已经提交，麻烦帮忙看一下进度。'],
    ],
  },
  {
    customerId: 'u-applicant',
    claimedBy: 'service',
    isDone: true,
    said: [
      ['customer', 2 * DAY, '入驻之后客服账号怎么分配？'],
      ['service', 2 * DAY - 8, '入驻通过后，在商家中心的“员工”里添加即可。'],
      ['customer', 2 * DAY - 12, '好的，谢谢。'],
    ],
  },
  {
    customerId: 'u-agent',
    claimedBy: 'seller',
    isDone: true,
    said: [
      ['customer', 5 * DAY, '代理商可以代客户下单吗？'],
      ['seller', 5 * DAY - 20, '目前代理账号不能下单，请由客户本人购买。'],
    ],
  },
  {
    customerId: 'u-rejected',
    readByStaff: 2,
    said: [
      ['customer', 6 * DAY, '请问有没有气象模式的移植服务？'],
      ['service', 6 * DAY - 30, '有的，请看店铺里“应用移植”的商品。'],
      ['customer', 90, '看过了，想再确认一下交付周期。'],
    ],
  },
]

/** What the staff of the shop share. */
const replies = [
  ['开通时间', '付款后一般几分钟内自动开通，请在“控制台 · 资源”中查看。'],
  ['开具发票', '{order} 可在“控制台 · 发票”中申请开票，一般 3 个工作日内开出。'],
] as const

const sideOf = (by: Said[0]) => (by === 'customer' ? 'customer' : 'staff')

const add = async (
  trx: Trx,
  { customerId, said, claimedBy, ...more }: ConversationSeed,
  { id, offer, now }: { readonly id: string; readonly offer: Offer; readonly now: Date },
): Promise<void> => {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE_MS)
  const readStaff = more.readByStaff ?? said.length
  const readCustomer = more.readByCustomer ?? said.length
  const unread = (side: 'customer' | 'staff', read: number) =>
    said.slice(read).filter(([by]) => sideOf(by) !== side).length
  const first = at(said[0]?.[1] ?? 0)
  const [lastBy = 'customer', lastAt = 0, lastText = ''] = said.at(-1) ?? []
  await trx
    .insertInto('conversations')
    .values({
      id,
      customer_id: customerId,
      shop_id: SHOP,
      epoch: first.getTime(),
      sequence: said.length,
      read_customer: readCustomer,
      read_staff: readStaff,
      unread_customer: unread('customer', readCustomer),
      unread_staff: unread('staff', readStaff),
      last_text: lastText,
      last_at: at(lastAt),
      last_side: sideOf(lastBy),
      claimed_by: claimedBy === undefined ? null : `u-${claimedBy}`,
      claimed_by_name: claimedBy ?? null,
      done_at: more.isDone ? at(lastAt - 5) : null,
      closed_period: null,
      linked_id: null,
      created_at: first,
    })
    .execute()
  await trx
    .insertInto('chat_messages')
    .values(
      said.map(([by, minutesAgo, body], index) => ({
        id: `${id}-${index + 1}`,
        conversation_id: id,
        client_id: `${id}-client-${index + 1}`,
        side: sideOf(by),
        sender_id: by === 'customer' ? customerId : `u-${by}`,
        sender_name: by === 'customer' ? customerId.replace(/^u-|^demo-visitor$/, '') : by,
        body,
        sku_id: more.asksOfGoods && index === 0 ? offer.sku_id : null,
        sequence: index + 1,
        revision: index + 1,
        sent_at: at(minutesAgo),
        edited_at: null,
      })),
    )
    .execute()
  if (more.note === undefined) return
  await trx
    .insertInto('chat_notes')
    .values({
      id: `${id}-note`,
      conversation_id: id,
      author_id: `u-${claimedBy ?? 'service'}`,
      author_name: claimedBy ?? 'service',
      body: more.note,
      created_at: at(lastAt),
    })
    .execute()
}

/** What customers and a visitor asked the shop: unanswered, claimed by each of its staff, answered and done (2.9). */
export const seedConversations = async (trx: Trx, { now }: DemoContext): Promise<void> => {
  const [offer] = await offersOf(trx, { isOwn: true, count: 1 })
  if (offer === undefined) throw new Error('chat seed: the shop has no offer')
  await trx
    .insertInto('visitors')
    .values({
      id: 'demo-visitor',
      // Of a cookie that nobody has.
      secret_hash: createHash('sha256').update('demo-visitor').digest('hex'),
      created_at: new Date(now.getTime() - 30 * MINUTE_MS),
    })
    .execute()
  for (const [index, conversation] of conversations.entries())
    await add(trx, conversation, { id: `demo-conversation-${index + 1}`, offer, now })
  await trx
    .insertInto('canned_replies')
    .values(
      replies.map(([title, body], position) => ({
        id: `demo-reply-${position + 1}`,
        shop_id: SHOP,
        owner_id: null,
        title,
        body,
        position,
        created_at: new Date(now.getTime() - 7 * DAY * MINUTE_MS),
      })),
    )
    .execute()
}
