import { SignInPage } from '@compute-mall/acm/features/identity/SignInPage.tsx'
import type {} from '@compute-mall/acm/texts.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Sign-in/By code',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      by: 'code',
      codes: { sending: false, sentTo: null, wait: 0 },
      destination: 'toCart',
      refusal: null,
      isWaiting: false,
      busy: false,
      goesOn: false,
      signedOut: false,
      isOnline: true,
    },
    links: {
      mall: '/ui/mall/',
      agreement: '/ui/mall/',
      privacy: '/ui/mall/',
      other: '#/login',
      forgotten: '#/password',
    },
    commands: { signIn: fn(), sendCode: fn(), enter: fn(), switchLanguage: fn() },
  },
} satisfies Meta<typeof SignInPage>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(canvas.getByText('请输入手机号')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13800138000')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(args.commands.sendCode).toHaveBeenCalledWith('13800138000')
    await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '123456')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(args.commands.enter).toHaveBeenCalledWith('13800138000', '123456', true)
  },
}
/** The whole message may be pasted, and a number in any grouping. */
export const PastedCode: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: /手机号/ }))
    await userEvent.paste('＋86 138-0013 8000')
    await userEvent.click(canvas.getByRole('textbox', { name: /短信验证码/ }))
    await userEvent.paste('【Compute Mall】验证码 123456，5分钟内有效')
    await expect(canvas.getByRole('textbox', { name: /短信验证码/ })).toHaveValue('123456')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(args.commands.enter).toHaveBeenCalledWith('13800138000', '123456', true)
  },
}
/** A name of 5,000 characters is told its limit. */
export const LongAccount: Story = {
  args: { view: { ...meta.args.view, by: 'password' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const account = canvas.getByRole('textbox', { name: /账号/ })
    await userEvent.click(account)
    await userEvent.paste('a'.repeat(5_000))
    await expect(account).toHaveAccessibleDescription(/最多 64 个字符，当前 5,000 个/)
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(args.commands.signIn).not.toHaveBeenCalled()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Sent: Story = {
  args: { view: { ...meta.args.view, codes: { sending: false, sentTo: '13800138000', wait: 42 } } },
}
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:USER10005' } } },
}
/** The browser keeps no cookies. */
export const CookiesRefused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'identity:cookiesRefused' } } },
}
export const ByPassword: Story = { args: { view: { ...meta.args.view, by: 'password' } } }
