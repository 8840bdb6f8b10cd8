import { SignIn } from '@compute-mall/ui/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Domain/Sign-in',
  component: SignIn,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { busy: false, refusal: null, returns: false },
    links: {
      byCode: '/ui/acm/#/login?by=code',
      forgotten: '/ui/acm/#/password',
      agreement: '/goods/pay/protocol',
    },
    commands: { signIn: fn() },
  },
} satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(canvas.getByText('请输入账号')).toBeVisible()
    const account = canvas.getByRole('textbox', { name: /账号/ })
    await expect(account).toHaveFocus()
    await expect(account).toHaveAccessibleDescription(/请输入账号$/)
    await userEvent.type(account, 'leader')
    await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), 'secret{Enter}')
    await expect(args.commands.signIn).toHaveBeenCalledWith('leader', 'secret')
  },
}
/** A name of 5,000 characters is told its limit, and not sent. */
export const LongAccount: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const account = canvas.getByRole('textbox', { name: /账号/ })
    await userEvent.click(account)
    await userEvent.paste('a'.repeat(5_000))
    await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), 'secret{Enter}')
    await expect(account).toHaveAccessibleDescription(/最多 64 个字符，当前 5,000 个$/)
    await expect(args.commands.signIn).not.toHaveBeenCalled()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Returning: Story = { args: { view: { ...meta.args.view, returns: true } } }
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:AUTH10002' } } },
}
/** The browser keeps no cookies. */
export const CookiesRefused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'identity:cookiesRefused' } } },
}
export const Delayed: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:AUTH10003', values: { seconds: 45 } } } },
}
export const Busy: Story = { args: { view: { ...meta.args.view, busy: true } } }
