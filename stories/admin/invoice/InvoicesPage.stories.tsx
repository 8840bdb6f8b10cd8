import { InvoicesPage } from '@compute-mall/admin/features/invoice/InvoicesPage.tsx'
import { InvoiceState, invoiceList } from '@compute-mall/core/invoice'
import { invoiceFixtures } from '@compute-mall/core/invoice/testing'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const { orders: _, ...asked } = invoiceFixtures.askedDetail

const meta = {
  title: 'Admin/Invoices/Invoices',
  component: InvoicesPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('invoices'),
  args: {
    view: {
      page: loaded(
        listFixtures.onlyPage(
          InvoiceState.values.map((state) => ({ ...asked, invoiceId: `invoice_${state}`, state })),
        ),
      ),
      query: readList(invoiceList, []).query,
      exporting: false,
    },
    links: { invoice: (invoiceId) => `/invoices/${invoiceId}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      exportRows: fn(),
    },
  },
} satisfies Meta<typeof InvoicesPage>
export default meta
type Story = StoryObj<typeof meta>

/** What came back after it was issued is marked. */
export const ToCorrect: Story = {
  args: {
    view: {
      page: loaded(listFixtures.onlyPage([{ ...asked, state: 'issued' as const, toCorrect: '5999.00' }])),
      query: { ...meta.args.view.query, toCorrect: true },
    },
  },
}
/** The tabs are the states. */
export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: '待开具' }))
    await expect(commands.openTab).toHaveBeenLastCalledWith('requested')
    await userEvent.click(within(canvasElement).getByRole('tab', { name: '待红冲' }))
    await expect(commands.openTab).toHaveBeenLastCalledWith('toCorrect')
  },
}
/** What is listed is taken away as a file. */
export const Exports: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出' }))
    await expect(commands.exportRows).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const NothingWaits: Story = {
  args: {
    view: {
      page: loaded(listFixtures.onlyPage([])),
      query: { ...meta.args.view.query, state: 'requested' },
    },
  },
}
export const Failed: Story = {
  args: { view: { ...meta.args.view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
