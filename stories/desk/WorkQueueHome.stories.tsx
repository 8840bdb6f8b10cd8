import { type QueueTile, WorkQueueHome, type WorkQueueHomeProps } from '@compute-mall/ui/desk/queue'
import { GoodsIcon, SettleIcon, SupportIcon } from '@compute-mall/ui/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { nothing, type Say, shown } from '../specimen.tsx'
import { inDesk, onPhone } from './desk.tsx'

/**
 * The home of those who work through queues: what waits, how long, and what is late.
 *
 * **Do:** lead with each tile to the queue, and with the main action to the next one to review.
 *
 * **Don't:** mix queues with figures in one tile.
 */
const meta: Meta<typeof WorkQueueHome> = {
  title: 'Desk/WorkQueueHome',
  component: WorkQueueHome,
  parameters: { layout: 'fullscreen' },
  ...inDesk('home'),
}
export default meta
type Story = StoryObj<typeof WorkQueueHome>

const tiles = (say: Say): readonly QueueTile[] => [
  {
    key: 'goods',
    title: say('商品审核', 'Goods'),
    icon: GoodsIcon,
    to: '/goods',
    waiting: 18,
    oldest: say('2 天 4 小时', '2 d 4 h'),
    dueToday: 5,
    overdue: 2,
    mine: 3,
  },
  {
    key: 'merchants',
    title: say('商家审核', 'Merchants'),
    icon: SettleIcon,
    to: '/merchants',
    waiting: 4,
    oldest: say('6 小时', '6 h'),
    dueToday: 1,
    overdue: 0,
    mine: 1,
  },
  {
    key: 'feedback',
    title: say('意见反馈', 'Feedback'),
    icon: SupportIcon,
    to: '/feedback',
    waiting: 0,
    oldest: null,
    dueToday: 0,
    overdue: 0,
    mine: 0,
  },
]

const draw = (state: (say: Say) => WorkQueueHomeProps['view']['tiles']): Story =>
  shown((say) => (
    <WorkQueueHome
      view={{
        head: {
          title: say('待办', 'To do'),
          primary: { key: 'next', label: say('开始下一项审核', 'Next to review'), to: '/goods/next' },
        },
        tiles: state(say),
      }}
      commands={{ retry: nothing }}
    />
  ))

export const Default: Story = draw((say) => ({ kind: 'loaded', value: tiles(say) }))
export const AllDone: Story = draw((say) => ({
  kind: 'loaded',
  value: tiles(say).map((tile) => ({ ...tile, waiting: 0, oldest: null, dueToday: 0, overdue: 0, mine: 0 })),
}))
export const Empty: Story = draw(() => ({ kind: 'loaded', value: [] }))
export const Loads: Story = draw(() => ({ kind: 'loading' }))
export const Failed: Story = draw(() => ({ kind: 'failed', message: { key: 'failure:failedTitle' } }))
export const Forbidden: Story = draw(() => ({ kind: 'forbidden' }))
export const LongTexts: Story = draw((say) => ({
  kind: 'loaded',
  value: tiles(say).map((tile) => ({
    ...tile,
    title: say(
      '区域分中心智能算力整机资源上架与变更申请',
      'Applications for listing and change of whole machines',
    ),
    waiting: 12_345,
  })),
}))
export const Phone: Story = { ...Default, ...onPhone }
