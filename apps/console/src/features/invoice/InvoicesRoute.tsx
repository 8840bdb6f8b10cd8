import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type Invoice, ownInvoiceList } from '@compute-mall/core/invoice'
import { routes } from '../../routes.ts'
import { InvoicesPage } from './InvoicesPage.tsx'

const invoices: WorkList<typeof ownInvoiceList, Invoice> = {
  list: ownInvoiceList,
  route: routes.invoices,
  read: ({ invoice }) => invoice.own,
}
export const loader = workListLoader(invoices)

const links = {
  account: routes.account.href(),
  request: routes.askInvoice.href(),
  invoice: (invoiceId: string) => routes.invoice.href({ invoiceId }),
}

export const Component = () => <InvoicesPage {...useWorkList(invoices)} links={links} />
