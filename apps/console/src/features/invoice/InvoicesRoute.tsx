import { InvoicesPage } from './InvoicesPage.tsx'
import { useInvoices } from './useInvoices.ts'

export { loader } from './useInvoices.ts'

export const Component = () => <InvoicesPage {...useInvoices()} />
