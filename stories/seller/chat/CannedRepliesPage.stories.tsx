import { CannedRepliesPage } from '@compute-mall/seller/features/chat/CannedRepliesPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'

const replies = [
  { id: 'r-1', title: '/hours', text: '我们的客服时间为 {hours}。', isShared: true },
  {
    id: 'r-2',
    title: '发票',
    text: '{customer}您好，订单 {order} 的发票可在“费用-发票”中申请。',
    isShared: true,
  },
  { id: 'r-3', title: 'trial', text: '{goods} can be tried for seven days.', isShared: false },
]

const meta = {
  title: 'Seller/Chat/Canned replies',
  component: CannedRepliesPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('messages'),
  args: {
    view: { replies: { kind: 'loaded', value: replies }, isChanging: false },
    commands: { save: fn(), move: fn(), remove: fn(), retry: fn() },
  },
} satisfies Meta<typeof CannedRepliesPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** The first one cannot go up; one that is shared says so before it is deleted. */
export const Default: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /发票/ }))
    await userEvent.click(await screen.findByRole('button', { name: '上移' }))
    await expect(commands.move).toHaveBeenCalledWith('r-2', -1)
    await userEvent.click(canvas.getByRole('button', { name: '新建快捷回复' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: '保存' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(dialog.getByRole('textbox', { name: /标题/ }), '试用')
    await userEvent.type(dialog.getByRole('textbox', { name: /内容/ }), '可以试用 7 天')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(commands.save).toHaveBeenCalledWith(null, {
      title: '试用',
      text: '可以试用 7 天',
      shared: false,
    })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const NoneYet: Story = { args: { view: { ...view, replies: { kind: 'loaded', value: [] } } } }
export const Loads: Story = { args: { view: { ...view, replies: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, replies: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Long: Story = {
  args: {
    view: {
      ...view,
      replies: {
        kind: 'loaded',
        value: [{ id: 'r-9', title: '长'.repeat(64), text: '很长的回复。'.repeat(200), isShared: false }],
      },
    },
  },
}
