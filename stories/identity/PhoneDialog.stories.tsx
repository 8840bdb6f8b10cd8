import { PhoneDialog } from '@compute-mall/ui/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Held } from '../specimen.tsx'

const meta = {
  title: 'Domain/Phone dialog',
  component: PhoneDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      open: true,
      purpose: 'set',
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
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '8000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(args.commands.sendCode).toHaveBeenCalledWith('13800138000')
  },
}
/** What is refused is read with the first field that is wrong: at once, and after the server has looked. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const phone = canvas.getByRole('textbox', { name: /手机号/ })
    const code = canvas.getByRole('textbox', { name: /验证码/ })
    await userEvent.click(canvas.getByRole('button', { name: '确认' }))
    await expect(phone).toHaveFocus()
    await expect(phone).toHaveAccessibleDescription('请输入手机号')
    await userEvent.type(phone, '13800138000{Enter}')
    await expect(code).toHaveFocus()
    await expect(code).toHaveAccessibleDescription(/请输入短信验证码$/)
    await expect(args.commands.bind).not.toHaveBeenCalled()
  },
}
export const WrongCode: Story = {
  render: ({ view, commands }) => (
    <Held initial={false}>
      {(refused, set) => (
        <PhoneDialog
          view={{ ...view, refusal: refused ? { key: 'error:USER10004' } : null }}
          commands={{ ...commands, bind: () => set(true) }}
        />
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const code = canvas.getByRole('textbox', { name: /验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13800138000')
    await userEvent.type(code, '123456')
    await userEvent.click(canvas.getByRole('button', { name: '确认' }))
    await expect(code).toHaveFocus()
    await expect(code).toBeInvalid()
    await expect(code).toHaveAccessibleDescription(/验证码错误$/)
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Verifies: Story = { args: { view: { ...meta.args.view, purpose: 'verify' } } }
export const Changes: Story = { args: { view: { ...meta.args.view, purpose: 'change' } } }
export const ChangesEnglish: Story = { ...Changes, globals: { language: 'en' } }
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
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('textbox', { name: /手机号/ })
    await expect(phone).toHaveFocus()
    await expect(phone).toHaveAccessibleDescription('该手机号已被其他用户绑定')
  },
}
export const Binding: Story = { args: { view: { ...meta.args.view, binding: true } } }
