import { type ConversationListItem, MessagesLoading, MessagesPage } from '@compute-mall/ui/chat'
import { ShopAvatar } from '@compute-mall/ui/covers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const NOW = Date.parse('2026-11-21T06:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

const itemOf = (id: string, name: string, lastMessage: string, unread = 0): ConversationListItem => ({
  id,
  name,
  picture: <ShopAvatar id={id} name={{ zh: name, en: name }} logoUrl={null} />,
  lastMessage,
  lastTime: minutesAgo(Number(id) * 7),
  unread,
})
const items = [
  itemOf('1', '平台自营旗舰店', 'A800 可以试用吗？', 2),
  itemOf('2', '观云气象技术', '数据已经准备好了'),
  itemOf('3', 'Tide Computing', 'The licence was sent to you.'),
]
const view = { items, current: null, name: null, now: NOW, shops: '/search/shop' }
const LONG = '请问这套集群的内存带宽与网络拓扑是怎样的'.repeat(4)

/**
 * One's conversations at the left, the open one at the right; on a phone one after the other.
 *
 * **Do:** lead whoever has no conversation to where shops are.
 *
 * **Don't:** show the list before it is known: it is not empty.
 */
const meta: Meta<typeof MessagesPage> = {
  title: 'Domain/MessagesPage',
  component: MessagesPage,
  parameters: { layout: 'fullscreen' },
  args: { view, commands: { open: fn(), back: fn() }, children: <p>A800 可以试用吗？</p> },
}
export default meta
type Story = StoryObj<typeof MessagesPage>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /观云气象技术/ }))
    await expect(args.commands.open).toHaveBeenCalledWith('2')
  },
}
export const Open: Story = { args: { view: { ...view, current: '1' } } }
/** Somebody who comes from an order to a shop that they have not written to: the list does not name it. */
export const New: Story = {
  args: { view: { ...view, items: [], current: '9', name: '北辰超算服务' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '北辰超算服务' })).toBeVisible()
  },
}
export const Empty: Story = { args: { view: { ...view, items: [] } } }
export const Loading: Story = { args: { view: { ...view, items: null } } }
/** As the server draws it, since the line begins in the browser. */
export const LoadingOnServer: Story = { render: () => <MessagesLoading /> }
export const LongMessages: Story = {
  args: { view: { ...view, items: [itemOf('1', LONG, LONG, 120), ...items.slice(1)] } },
}
export const Many: Story = {
  args: {
    view: {
      ...view,
      items: Array.from({ length: 40 }, (_, index) =>
        itemOf(String(index + 1), `店铺 ${index + 1}`, `消息 ${index + 1}`, index % 3),
      ),
    },
  },
}
export const English: Story = { globals: { language: 'en' } }
