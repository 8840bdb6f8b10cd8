import { CancelUnpaidDialog } from '@compute-mall/mall/features/purchase/CancelUnpaidDialog.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../../desk/desk.tsx'

const meta = {
  title: 'Mall/Purchase/Cancel the unpaid order',
  component: CancelUnpaidDialog,
  args: {
    view: { open: true, busy: false, notice: null },
    commands: { keep: fn(), cancel: fn() },
  },
} satisfies Meta<typeof CancelUnpaidDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '取消该订单' }))
    await expect(args.commands.cancel).toHaveBeenCalledOnce()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '暂不取消' }))
    await expect(args.commands.keep).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const BeingPaid: Story = {
  args: { view: { open: true, busy: false, notice: { key: 'purchase:cancelUnpaidPaying' } } },
}
export const Cancelling: Story = { args: { view: { open: true, busy: true, notice: null } } }
