import { BillPage } from '@compute-mall/console/features/account/BillPage.tsx'
import { ledgerFixtures } from '@compute-mall/core/ledger/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })

const meta = {
  title: 'Console/Account/Bill',
  component: BillPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('account'),
  args: {
    view: { state: loaded(ledgerFixtures.bill), month: '2026-11' },
    links: {
      account: '/account',
      previous: '/account/bills/2026-10',
      next: null,
      order: (orderId) => `/orders/${orderId}`,
    },
    commands: { print: () => undefined, retry: () => undefined },
  },
} satisfies Meta<typeof BillPage>
export default meta
type Story = StoryObj<typeof meta>

export const Final: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, print: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印' }))
    await expect(args.commands.print).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** The month goes on, and has more entries than are listed. */
export const Open: Story = {
  args: {
    view: { ...meta.args.view, state: loaded({ ...ledgerFixtures.bill, isFinal: false, more: 40 }) },
  },
}
export const Empty: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: loaded({
        ...ledgerFixtures.bill,
        entries: [],
        costs: [],
        paid: '0.00',
        refunded: '0.00',
        total: '0.00',
        recharged: '0.00',
      }),
    },
  },
}
export const Failed: Story = {
  args: { view: { ...meta.args.view, state: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
