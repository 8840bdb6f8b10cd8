import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type AskedInvoice, InvoiceState, invoiceList } from '@compute-mall/core/invoice'
import { routes } from '../../routes.ts'
import { InvoicesPage } from './InvoicesPage.tsx'

const invoices: WorkList<typeof invoiceList, AskedInvoice> = {
  list: invoiceList,
  route: routes.invoices,
  read: ({ invoice }) => invoice.list,
  export: ({ invoice }) => invoice.export,
}
export const loader = workListLoader(invoices)

export const Component = () => {
  const { view, commands, open } = useWorkList(invoices)
  const openTab = (id: string) =>
    open({
      ...view.query,
      state: InvoiceState.is(id) ? id : undefined,
      toCorrect: id === 'toCorrect' ? true : undefined,
    })
  return (
    <InvoicesPage
      view={view}
      links={{ invoice: (invoiceId) => routes.invoice.href({ invoiceId }) }}
      commands={{ ...commands, openTab }}
    />
  )
}
