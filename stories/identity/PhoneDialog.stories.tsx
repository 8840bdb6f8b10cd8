import { PhoneDialog } from '@compute-mall/ui/screens/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Screens/Phone dialog',
  component: PhoneDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      open: true,
      verifies: false,
      sending: false,
      binding: false,
      retryAfterSeconds: 0,
      sentTo: null,
      refusal: null,
    },
    commands: { close: fn(), sendCode: fn(), bind: fn() },
  },
} satisfies Meta<typeof PhoneDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '1380013')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(canvas.getByText('手机号格式不正确')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '8000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(args.commands.sendCode).toHaveBeenCalledWith('13800138000')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Verifies: Story = { args: { view: { ...meta.args.view, verifies: true } } }
export const Sent: Story = {
  args: { view: { ...meta.args.view, retryAfterSeconds: 48, sentTo: '13800138000' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeEnabled()
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13800138000')
    await expect(canvas.getByRole('button', { name: '48 秒后可重发' })).toBeVisible()
  },
}
export const BoundToAnother: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:USER10003' } } },
}
export const Binding: Story = { args: { view: { ...meta.args.view, binding: true } } }
