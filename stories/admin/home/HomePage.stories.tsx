import { HomePage, type QueuePlaces } from '@compute-mall/admin/features/home/HomePage.tsx'
import type { QueueState, WorkQueue } from '@compute-mall/core/desk'
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
const money: readonly QueueState[] = [
  waits('openings', 0, null),
  waits('remittances', 3, '2026-11-21T06:30:00.000Z'),
  waits('refunds', 1, '2026-11-20T08:00:00.000Z'),
  waits('owed', 0, null),
  waits('invoices', 12, '2026-11-17T08:00:00.000Z'),
  waits('disputes', 1, '2026-11-16T08:00:00.000Z'),
  waits('payouts', 7, '2026-11-14T08:00:00.000Z'),
]
const place = (queue: WorkQueue) => ({ list: `/${queue}`, one: (id: string) => `/${queue}/${id}` })
const places: QueuePlaces = {
  merchants: place('merchants'),
  goodsQueue: place('goodsQueue'),
  feedback: place('feedback'),
  openings: { list: '/openings' },
  remittances: place('remittances'),
  refunds: { list: '/refunds' },
  owed: { list: '/owed' },
  invoices: place('invoices'),
  disputes: place('disputes'),
  payouts: place('payouts'),
}
const loaded = (value: readonly QueueState[]) => ({ queues: { kind: 'loaded' as const, value }, now: NOW })

const meta = {
  title: 'Admin/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('home'),
  args: {
    view: loaded([...reviews, waits('feedback', 2, '2026-11-20T08:00:00.000Z'), ...money]),
    places,
    commands: { retry: fn() },
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
/** A manager whose role works through no queue. */
export const NoQueue: Story = { args: { view: { queues: null, now: NOW } } }
export const Loading: Story = { args: { view: { queues: { kind: 'loading' }, now: NOW } } }
export const Failed: Story = {
  args: { view: { queues: { kind: 'failed', message: { key: 'error:SYS10007' } }, now: NOW } },
}
