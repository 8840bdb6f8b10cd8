import { InvoicePage } from '@compute-mall/console/features/invoice/InvoicePage.tsx'
import { invoiceFixtures } from '@compute-mall/core/invoice/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const decided = { ...invoiceFixtures.requestedDetail, decideTime: '2026-11-21T02:00:00.000Z' }

const meta = {
  title: 'Console/Invoices/Invoice',
  component: InvoicePage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('account'),
  args: {
    view: { state: loaded(invoiceFixtures.requestedDetail), downloading: false },
    links: { invoices: '/invoices', ask: '/invoices/new', order: (orderId) => `/orders/${orderId}` },
    commands: { download: () => undefined, retry: () => undefined },
  },
} satisfies Meta<typeof InvoicePage>
export default meta
type Story = StoryObj<typeof meta>

export const Requested: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Issued: Story = {
  globals: { language: 'zh' },
  args: {
    view: { ...meta.args.view, state: loaded({ ...decided, state: 'issued' as const }) },
    commands: { ...meta.args.commands, download: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载发票' }))
    await expect(args.commands.download).toHaveBeenCalledOnce()
  },
}
/** A part of it was refunded since. */
export const ToCorrect: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: loaded({ ...decided, state: 'issued' as const, toCorrect: '5999.00' }),
    },
  },
}
export const Corrected: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: loaded({ ...decided, state: 'issued' as const, corrections: [invoiceFixtures.correction] }),
    },
  },
}
export const Refused: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: loaded({ ...decided, state: 'refused' as const, reason: '抬头与付款方不一致' }),
    },
  },
}
export const Person: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: loaded({
        ...invoiceFixtures.requestedDetail,
        kind: 'personal' as const,
        title: '李云',
        taxNumber: '',
      }),
    },
  },
}
export const Missing: Story = { args: { view: { ...meta.args.view, state: { kind: 'missing' } } } }
