import { HomePage, type QueuePlaces } from '@compute-mall/admin/features/home/HomePage.tsx'
import type { Health, QueueState, WorkQueue } from '@compute-mall/core/desk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const NOW = Date.parse('2026-11-21T08:00:00.000Z')

const waits = (
  queue: WorkQueue,
  waiting: number,
  oldest: string | null,
  nextId = `${queue}-1`,
): QueueState => ({
  queue,
  counts: { waiting, oldest, nextId: waiting === 0 ? null : nextId, due: null },
})
const reviews: readonly QueueState[] = [
  {
    queue: 'merchants',
    counts: {
      waiting: 4,
      oldest: '2026-11-18T08:00:00.000Z',
      nextId: 'merchants-1',
      due: { overdue: 1, today: 2, mine: 1 },
    },
  },
  {
    queue: 'goodsQueue',
    counts: {
      waiting: 18,
      oldest: '2026-11-19T04:00:00.000Z',
      nextId: 'goodsQueue-1',
      due: { overdue: 0, today: 5, mine: 0 },
    },
  },
]
const customers: readonly QueueState[] = [
  waits('feedback', 2, '2026-11-20T08:00:00.000Z'),
  waits('reviewReports', 3, '2026-11-20T02:00:00.000Z'),
]
const money: readonly QueueState[] = [
  waits('openings', 0, null),
  waits('remittances', 3, '2026-11-21T06:30:00.000Z'),
  waits('refunds', 1, '2026-11-20T08:00:00.000Z'),
  waits('owed', 0, null),
  waits('differences', 2, '2026-11-19T08:00:00.000Z'),
  waits('invoices', 12, '2026-11-17T08:00:00.000Z'),
  waits('disputes', 1, '2026-11-16T08:00:00.000Z'),
  waits('payouts', 7, '2026-11-14T08:00:00.000Z'),
]
const place = (queue: WorkQueue) => ({ list: `/${queue}`, one: (id: string) => `/${queue}/${id}` })
const places: QueuePlaces = {
  merchants: place('merchants'),
  goodsQueue: place('goodsQueue'),
  feedback: place('feedback'),
  reviewReports: { list: '/reviewReports' },
  openings: { list: '/openings' },
  remittances: place('remittances'),
  refunds: { list: '/refunds' },
  owed: { list: '/owed' },
  differences: { list: '/differences' },
  invoices: place('invoices'),
  disputes: place('disputes'),
  payouts: place('payouts'),
}
const up = (clusterId: string, zh: string, en: string) =>
  ({
    clusterId,
    name: { zh, en },
    state: 'up',
    opening: 0,
    waitingSince: null,
    failed: 0,
  }) as const
const well: Health = {
  jobs: [],
  centers: [
    up('c-1', '华东一区（昆山）', 'East I (Kunshan)'),
    up('c-2', '华东四区（山东）', 'East IV (Shandong)'),
  ],
}
/** A job that fails, and a centre in each state. */
const troubled: Health = {
  jobs: [
    {
      name: 'notice-mails',
      failures: 12,
      since: '2026-11-21T06:00:00.000Z',
      last: '2026-11-21T07:59:00.000Z',
      error: 'Error: connect ECONNREFUSED 10.0.4.17:465 while sending a mail to the relay of the platform',
    },
    {
      name: 'slip-removal',
      failures: 1,
      since: '2026-11-21T07:58:00.000Z',
      last: '2026-11-21T07:58:00.000Z',
      error: 'Error: the bucket does not answer',
    },
  ],
  centers: [
    {
      ...up('c-3', '华北一区（天津）算力中心', 'North China I (Tianjin) Computing Centre'),
      state: 'failing',
      failed: 3,
      opening: 2,
      waitingSince: '2026-11-21T07:20:00.000Z',
    },
    {
      ...up('c-4', '西南一区（成都）', 'Southwest I (Chengdu)'),
      state: 'slow',
      opening: 1,
      waitingSince: '2026-11-21T07:40:00.000Z',
    },
    ...well.centers,
    { ...up('c-5', '华中一区（停用）', 'Central China I (closed)'), state: 'closed' },
  ],
}
const healthy = (value: Health) => ({ kind: 'loaded' as const, value })
const loaded = (value: readonly QueueState[]) => ({
  queues: { kind: 'loaded' as const, value },
  health: null,
  now: NOW,
  busy: false,
})

const meta = {
  title: 'Admin/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('home'),
  args: {
    view: {
      ...loaded([...reviews, ...customers, ...money]),
      health: healthy(well),
    },
    places,
    commands: { retry: fn(), retryJob: fn() },
  },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

/** Who answers for everything. */
export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '处理下一项' })).toHaveAttribute(
      'href',
      '/merchants/merchants-1',
    )
    const reported = canvas.getByRole('link', { name: /评价举报/ })
    await expect(reported).toHaveAttribute('href', '/reviewReports')
    await expect(reported).toHaveTextContent('3')
    await expect(canvas.getByRole('link', { name: /待付款的对账单/ })).toHaveAttribute('href', '/payouts')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
/** Finance works through money; a request for a refund is decided in its list. */
export const Finance: Story = {
  globals: { language: 'zh' },
  args: { view: loaded(money) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '处理下一项' })).toHaveAttribute(
      'href',
      '/remittances/remittances-1',
    )
    await expect(canvas.queryByText('商家审核')).toBeNull()
  },
}
export const NothingWaits: Story = {
  globals: { language: 'zh' },
  args: { view: loaded([waits('openings', 0, null)]) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: '处理下一项' }),
    ).toHaveAccessibleDescription('没有待处理的事项')
  },
}
/** Others have open all that waits. */
export const AllClaimed: Story = {
  args: {
    view: loaded(reviews.map(({ queue, counts }) => ({ queue, counts: { ...counts, nextId: null } }))),
  },
}
const inTrouble = { view: { ...meta.args.view, health: healthy(troubled) } }
/** Jobs fail, and centres do not open what was paid: what, how often, since when. */
export const Troubled: Story = {
  globals: { language: 'zh' },
  args: inTrouble,
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('连续失败 12 次')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '3 项开通失败' })).toHaveAttribute('href', '/openings')
    await expect(canvas.getByText('其余 2 个中心正常。')).toBeVisible()
    const [retry] = canvas.getAllByRole('button', { name: '立即重试' })
    if (retry === undefined) throw new Error('nothing can be retried')
    await userEvent.click(retry)
    await expect(args.commands.retryJob).toHaveBeenCalledWith('notice-mails')
  },
}
export const TroubledEnglish: Story = { globals: { language: 'en' }, args: inTrouble }
export const TroubledPhone: Story = { ...onPhone, args: inTrouble }
export const TroubledPhoneEnglish: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, language: 'en' },
  args: inTrouble,
}
/** The queues came, the rest did not. */
export const HealthFailed: Story = {
  args: { view: { ...meta.args.view, health: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
/** A manager whose role works through no queue. */
export const NoQueue: Story = { args: { view: { ...loaded([]), queues: null } } }
export const Loading: Story = { args: { view: { ...loaded([]), queues: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...loaded([]), queues: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
