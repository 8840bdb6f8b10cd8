import { AccountPage } from '@compute-mall/console/features/account/AccountPage.tsx'
import { ledgerFixtures } from '@compute-mall/core/ledger'
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
        credit: '20000.00',
        contractFund: '1234.50',
        platformDiscount: '0.00',
      }),
      costs: loaded(ledgerFixtures.costs),
      budget: loaded(ledgerFixtures.budget),
      memberCosts: loaded(ledgerFixtures.memberCosts),
      busy: false,
    },
    links: {
      recharge: '/charge',
      entries: '/account/entries',
      bill: '/account/bills/2026-11',
      invoices: '/invoices',
    },
    commands: { setBudget: () => undefined, retry: () => undefined },
  },
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>

export const Spent: Story = {}
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
