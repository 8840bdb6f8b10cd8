import { SettingsPage } from '@compute-mall/console/features/settings/SettingsPage.tsx'
import { choosableKinds, isMailed, isTexted } from '@compute-mall/core/notice'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const nothing = () => undefined
const session = {
  sessionId: 'session_1',
  browser: 'Chrome',
  system: 'Windows',
  beginTime: '2026-11-20T01:00:00.000Z',
  seenTime: '2026-11-21T12:59:00.000Z',
  isCurrent: true,
}
const token = {
  tokenId: 'token_1',
  name: '每日报表',
  scope: 'read' as const,
  ending: 'x7Qa',
  createTime: '2026-11-01T02:00:00.000Z',
  lastUseTime: '2026-11-21T00:05:00.000Z',
}

const noStep = { open: false, sentTo: null, sending: false, binding: false, refusal: null }

const meta = {
  title: 'Console/Settings/Settings',
  component: SettingsPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('settings'),
  args: {
    view: {
      phone: { phone: '138****5678', phoneVerified: true },
      mail: { mail: 'li****@example.cn' },
      mailStep: noStep,
      choices: loaded(
        choosableKinds.map((kind) => ({
          kind,
          isSms: isTexted(kind, undefined),
          isMail: isMailed(kind, undefined),
        })),
      ),
      sessions: loaded([
        session,
        { ...session, sessionId: 'session_2', browser: 'Safari', system: 'iOS', isCurrent: false },
        { ...session, sessionId: 'session_3', browser: null, system: null, isCurrent: false },
      ]),
      tokens: loaded([
        token,
        { ...token, tokenId: 'token_2', name: 'ci', scope: 'all' as const, lastUseTime: null },
      ]),
      secret: null,
      busy: false,
    },
    commands: {
      switchLanguage: nothing,
      choose: nothing,
      setPhone: nothing,
      mail: { open: nothing, close: nothing, sendCode: nothing, bind: nothing, remove: nothing },
      endSessions: nothing,
      createToken: nothing,
      revokeToken: nothing,
      closeSecret: nothing,
      retry: nothing,
    },
  },
} satisfies Meta<typeof SettingsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** One session, no token, no phone number, no mail address. */
export const Fresh: Story = {
  globals: { language: 'zh' },
  args: {
    view: {
      ...meta.args.view,
      phone: { phone: null, phoneVerified: false },
      mail: { mail: null },
      sessions: loaded([session]),
      tokens: loaded([]),
    },
    commands: { ...meta.args.commands, setPhone: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '设置手机号' }))
    await expect(args.commands.setPhone).toHaveBeenCalledWith('set')
  },
}
export const PhoneUnverified: Story = {
  globals: { language: 'zh' },
  args: {
    view: { ...meta.args.view, phone: { phone: '138****5678', phoneVerified: false } },
    commands: { ...meta.args.commands, setPhone: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '验证手机号' }))
    await expect(args.commands.setPhone).toHaveBeenCalledWith('verify')
  },
}
/** An address is checked before a code is asked for, and both before they are sent. */
export const SettingMail: Story = {
  globals: { language: 'zh' },
  args: {
    view: { ...meta.args.view, mail: { mail: null }, mailStep: { ...noStep, open: true } },
    commands: { ...meta.args.commands, mail: { ...meta.args.commands.mail, sendCode: fn(), bind: fn() } },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog', { name: '设置邮箱' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^邮箱/ }), 'li.yun@example')
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }))
    await expect(dialog.getByText('邮箱地址格式不正确')).toBeVisible()
    await expect(args.commands.mail.sendCode).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /^邮箱/ }), '.cn')
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }))
    await expect(args.commands.mail.sendCode).toHaveBeenCalledWith('li.yun@example.cn')
    await userEvent.click(dialog.getByRole('button', { name: '确认' }))
    await expect(dialog.getByText('请输入邮件验证码')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^邮件验证码/ }), '123456')
    await userEvent.click(dialog.getByRole('button', { name: '确认' }))
    await expect(args.commands.mail.bind).toHaveBeenCalledWith('li.yun@example.cn', '123456')
  },
}
/** What the server refuses stands at the field that it is about. */
export const MailRefused: Story = {
  args: {
    view: {
      ...meta.args.view,
      mailStep: {
        ...noStep,
        open: true,
        sentTo: 'li.yun@example.cn',
        refusal: { key: 'error:USER10004' },
      },
    },
  },
}
export const MailNotSentOnPhone: Story = {
  ...onPhone,
  args: {
    view: { ...meta.args.view, mailStep: { ...noStep, open: true, refusal: { key: 'error:USER10014' } } },
  },
}
/** A token needs a name. */
export const Creating: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, createToken: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '创建令牌' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '创建令牌' }))
    await expect(dialog.getByText('请填写令牌名称')).toBeVisible()
    await expect(args.commands.createToken).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), '每日报表')
    await userEvent.click(dialog.getByRole('button', { name: '创建令牌' }))
    await expect(args.commands.createToken).toHaveBeenCalledWith('每日报表', 'read')
  },
}
/** The secret is shown once. */
export const Created: Story = {
  args: { view: { ...meta.args.view, secret: 'cmt_Zk3vJ0u7d1mC9sYx2LrQ8wTnB5eHfP4aG6iKoM-R_Vc' } },
}
export const EndingOthers: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, endSessions: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '退出其他设备' }))
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: '退出其他设备' }))
    await expect(args.commands.endSessions).toHaveBeenCalledWith(null)
  },
}
export const Failed: Story = {
  args: {
    view: {
      ...meta.args.view,
      sessions: { kind: 'failed', message: { key: 'error:SYS10007' } },
      tokens: { kind: 'loading' },
    },
  },
}
