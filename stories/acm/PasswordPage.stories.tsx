import { PasswordPage } from '@compute-mall/acm/features/identity/PasswordPage.tsx'
import type {} from '@compute-mall/acm/texts.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Sign-in/New password',
  component: PasswordPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { codes: { sending: false, sentTo: null, wait: 0 }, busy: false, refusal: null },
    links: { signIn: '#/login' },
    commands: { sendCode: fn(), save: fn() },
  },
} satisfies Meta<typeof PasswordPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** A weak password is refused before it is sent. */
export const Empty: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13800138000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(commands.sendCode).toHaveBeenCalledWith('13800138000')
    await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '123456')
    const password = canvas.getByLabelText(/^设置新密码/)
    await userEvent.type(password, 'short')
    await userEvent.click(canvas.getByRole('button', { name: '保存并登录' }))
    await expect(commands.save).not.toHaveBeenCalled()
    await expect(password).toBeInvalid()
    await userEvent.clear(password)
    await userEvent.type(password, 'longer1234')
    await userEvent.click(canvas.getByRole('button', { name: '保存并登录' }))
    await expect(commands.save).toHaveBeenCalledWith('13800138000', '123456', 'longer1234')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
export const Sent: Story = {
  args: { view: { ...view, codes: { sending: false, sentTo: '13800138000', wait: 42 } } },
}
export const Refused: Story = { args: { view: { ...view, refusal: { key: 'error:USER10005' } } } }
export const Busy: Story = { args: { view: { ...view, busy: true } } }
