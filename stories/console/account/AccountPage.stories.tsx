import { AccountPage } from '@compute-mall/console/features/account/AccountPage.tsx'
import { ledgerFixtures } from '@compute-mall/core/ledger/testing'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const failed = { kind: 'failed' as const, message: { key: 'error:SYS10007' } }

const meta = {
  title: 'Console/Account/Account',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('account'),
  args: {
    view: {
      balances: loaded({
        creditLimit: '50000.00',
        postpaid: 'active',
        credit: '20000.00',
        contractFund: '1234.50',
        platformDiscount: '0.00',
      }),
      costs: loaded(ledgerFixtures.costs),
      budget: loaded(ledgerFixtures.budget),
      memberCosts: loaded(ledgerFixtures.memberCosts),
      accepted: loaded(siteFixtures.accepted),
      busy: false,
    },
    links: {
      recharge: '/charge',
      entries: '/account/entries',
      bill: '/account/bills/2026-11',
      invoices: '/invoices',
      postpaid: '/account/postpaid',
      document: ({ kind, version }) => `/${kind}?version=${version}`,
      order: (orderId) => `/orders/${orderId}`,
    },
    commands: { setBudget: () => undefined, retry: () => undefined },
  },
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>

/** Months stand from old to new, as time goes. */
export const Spent: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const [chart] = within(canvasElement).getAllByRole('figure', { name: /按月/ })
    const months = within(chart ?? canvasElement).getAllByText(/^2026-\d\d$/)
    await expect([...new Set(months.map(({ textContent }) => textContent))]).toEqual(['2026-10', '2026-11'])
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const NothingSpent: Story = { args: { view: { ...meta.args.view, costs: loaded([]) } } }
export const CostsFailed: Story = { args: { view: { ...meta.args.view, costs: failed } } }
/** Nobody is led, and no budget is set. */
export const Alone: Story = {
  args: {
    view: {
      ...meta.args.view,
      memberCosts: null,
      budget: loaded({ amount: null, month: '2026-11', spent: '0.00' }),
    },
  },
}
/** Each version leads to its text, and to the order by which it was accepted first. */
export const Accepted: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: '已同意的协议' }))
    const lines = card.getAllByRole('listitem').map((item) => item.textContent)
    await expect(lines).toEqual([
      '《算力服务协议》版本 2026-06当前版本2026年11月21日 20:00 (UTC+8) 同意 · 下单时，订单 202611211200000001',
      '《算力服务协议》版本 2025-072025年9月3日 14:30 (UTC+8) 同意 · 注册时',
      '《隐私政策》版本 2025-07当前版本2025年9月3日 14:30 (UTC+8) 同意 · 注册时',
    ])
    await expect(card.getByRole('link', { name: '《隐私政策》版本 2025-07' })).toHaveAttribute(
      'href',
      '/privacy?version=2025-07',
    )
    await expect(card.getByRole('link', { name: '202611211200000001' })).toHaveAttribute(
      'href',
      '/orders/order_1',
    )
  },
}
export const NoneAccepted: Story = { args: { view: { ...meta.args.view, accepted: loaded([]) } } }
/** A budget is an amount. */
export const Budgeting: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, setBudget: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '设置预算' }))
    const dialog = within(canvas.getByRole('dialog'))
    const field = dialog.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '0.5')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(dialog.getByText(/^请输入 1.00 到/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '50000')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(args.commands.setBudget).toHaveBeenCalledWith('50000')
  },
}
