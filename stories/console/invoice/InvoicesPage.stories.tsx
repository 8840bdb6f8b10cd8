import { InvoicesPage } from '@compute-mall/console/features/invoice/InvoicesPage.tsx'
import { InvoiceState, ownInvoiceList } from '@compute-mall/core/invoice'
import { invoiceFixtures } from '@compute-mall/core/invoice/testing'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })

const meta = {
  title: 'Console/Invoices/Invoices',
  component: InvoicesPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('account'),
  args: {
    view: {
      page: loaded(
        listFixtures.onlyPage(
          InvoiceState.values.map((state) => ({
            ...invoiceFixtures.requested,
            invoiceId: `invoice_${state}`,
            state,
          })),
        ),
      ),
      query: readList(ownInvoiceList, []).query,
    },
    links: {
      account: '/account',
      request: '/invoices/new',
      invoice: (invoiceId) => `/invoices/${invoiceId}`,
    },
    commands: { retry: () => undefined, filter: () => undefined },
  },
} satisfies Meta<typeof InvoicesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const None: Story = {
  args: { view: { ...meta.args.view, page: loaded(listFixtures.onlyPage([])) } },
}
