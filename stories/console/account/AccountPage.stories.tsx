import { AccountPage } from '@compute-mall/console/features/account/AccountPage.tsx'
import { ledgerFixtures } from '@compute-mall/core/ledger'
import type { Meta, StoryObj } from '@storybook/react-vite'
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
    },
    links: { recharge: '/charge', entries: '/account/entries' },
    commands: { retry: () => undefined },
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
