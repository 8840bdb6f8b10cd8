import { emptyFeedback, type FeedbackForm } from '@compute-mall/core/feedback'
import { HOUR_MS } from '@compute-mall/core/time'
import type { DemoContext } from '@compute-mall/server/demo'
import { keepFeedback, takeDeskStep } from '@compute-mall/server/feedback'
import { actorNamed, demand, type Trx } from './sale.ts'

interface FeedbackSeed extends Pick<FeedbackForm, 'kind' | 'text' | 'contact' | 'page'> {
  /** Null for a visitor. */
  readonly userId: string | null
  readonly hoursAgo: number
  readonly offer?: FeedbackForm['offer']
  /** What operations did with it. */
  readonly started?: true
  readonly answer?: string
  readonly closed?: true
}

const entries: readonly FeedbackSeed[] = [
  {
    userId: 'u-leader',
    hoursAgo: 3,
    kind: 'suggestion',
    text: '希望购物车可以按课题组分组结算，月底报销时不用再逐条核对。',
    contact: '',
    page: '/ui/mall/mall/cart',
  },
  {
    userId: null,
    hoursAgo: 27,
    kind: 'consultation',
    text: '我们是一所高校的材料系，想了解教育用户采购整机节点有没有年度框架协议。',
    contact: 'procurement@campus.example.com',
    page: '/ui/mall/mall/home',
  },
  {
    userId: 'u-unverified',
    hoursAgo: 50,
    kind: 'consultation',
    text: '需要一份三年期高性能计算服务的报价。',
    contact: '13900550377',
    page: '/ui/mall/mall/home',
    offer: {
      service: 'hpc',
      name: '周明远',
      phone: '13900550377',
      region: '江苏省苏州市',
      address: '江苏省苏州市工业园区星湖街328号',
    },
    started: true,
  },
  {
    userId: 'u-member',
    hoursAgo: 70,
    kind: 'fault',
    text: '商品详情页在手机上切换规格后价格没有立即更新，需要刷新才能看到新的价格。',
    contact: '',
    page: '/ui/mall/mall/search',
    started: true,
  },
  {
    userId: 'u-newcomer',
    hoursAgo: 120,
    kind: 'consultation',
    text: '没有绑定手机号可以购买免费的模型吗？页面提示需要先验证手机号。',
    contact: 'newcomer@example.com',
    page: '/ui/mall/mall/home',
    started: true,
    answer: '购买任何商品都需要先绑定并验证手机号，可在“账号设置”中完成，约一分钟。',
  },
  {
    userId: 'u-agent',
    hoursAgo: 480,
    kind: 'complaint',
    text: '客服回复太慢，周五提的问题到下周二才有人处理。',
    contact: '',
    page: '/ui/mall/mall/home',
    started: true,
    answer: '已与店铺核实：周末无人值守。现在休息时间会自动回复上班时间，给您添麻烦了。',
    closed: true,
  },
]

/** Feedback in each state, with the answers that were given. */
export const seedFeedback = async (trx: Trx, { vault, now }: DemoContext): Promise<void> => {
  for (const { userId, hoursAgo, started, answer, closed, ...form } of entries) {
    const at = (later: number) => new Date(now.getTime() - (hoursAgo - later) * HOUR_MS)
    const { feedbackId } = await keepFeedback(
      trx,
      vault,
      { ...emptyFeedback, ...form },
      { userId, now: at(0) },
    )
    const step = async (event: 'started' | 'answered' | 'closed', text: string | null, later: number) => {
      const by = actorNamed('reviewer', 'staff', 'operator', at(later))
      const taken = { feedbackId, actorId: by.actorId, event: `feedback.${event}`, text } as const
      demand(await takeDeskStep(trx, taken, by))
    }
    if (started) await step('started', null, 1)
    if (answer !== undefined) await step('answered', answer, 2)
    if (closed) await step('closed', null, 26)
  }
}
