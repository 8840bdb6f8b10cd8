import { Inbox, type InboxProps } from '@compute-mall/ui/desk/inbox'
import { Stack, Text } from '@compute-mall/ui/layout'
import { EmptyState, Loading, Skeleton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type Say, shown } from '../specimen.tsx'
import { inDesk, onPhone } from './desk.tsx'

/**
 * The frame of conversations: list, thread, and what is known of the other side. On a phone the list leads to the
 * thread.
 *
 * **Do:** keep the place in the list when somebody comes back to it.
 *
 * **Don't:** use it for notices, which nobody answers.
 */
const meta: Meta<typeof Inbox> = {
  title: 'Desk/Inbox',
  component: Inbox,
  parameters: { layout: 'fullscreen' },
  ...inDesk('messages'),
}
export default meta
type Story = StoryObj<typeof Inbox>

const commands = { back: fn() }
const lines = (words: string) => (
  <div style={{ padding: 16 }}>
    <Stack gap={3}>
      {[1, 2, 3, 4].map((line) => (
        <Text key={line}>{words}</Text>
      ))}
    </Stack>
  </div>
)

const draw = (change: (say: Say) => Partial<InboxProps> = () => ({})): Story =>
  shown((say) => (
    <Inbox
      view={{ title: say('消息', 'Messages'), open: { title: say('李云', 'Yun Li') } }}
      commands={commands}
      list={lines(say('李云：能试用吗', 'Yun Li: is there a trial'))}
      thread={lines(say('可以，7 天', 'Yes, seven days'))}
      context={lines(say('订单 2 笔', '2 orders'))}
      {...change(say)}
    />
  ))

const none = (say: Say): Partial<InboxProps> => ({ view: { title: say('消息', 'Messages'), open: null } })

export const Default: Story = {
  ...draw(),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('complementary')).toBeVisible()
  },
}
export const NoneOpen: Story = draw(none)
export const EmptyList: Story = draw((say) => ({
  ...none(say),
  list: <EmptyState title={say('还没有会话', 'No conversations yet')} />,
}))
export const Loads: Story = draw(() => ({
  list: (
    <Loading>
      <Skeleton height={240} />
    </Loading>
  ),
}))
export const LongTexts: Story = draw((say) => ({
  view: {
    title: say('来自全部店铺与全部算力中心的消息', 'Messages of all shops and all centres'),
    open: { title: say('国家超级计算中心某某区域分中心张三丰', 'Maximiliane Wolkenstein-Trostburg') },
  },
  thread: lines('20261121030725000188422026112103072500018842202611210307250001884220261121'),
}))
export const Phone: Story = {
  ...draw(),
  ...onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /返回会话列表|Back to the list/ }))
    await expect(commands.back).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /客户信息|About the customer/ }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
export const PhoneList: Story = { ...draw(none), ...onPhone }
