import { InvoicePage } from './InvoicePage.tsx'
import { useInvoice } from './useInvoice.ts'

export { loader } from './useInvoice.ts'

export const Component = () => <InvoicePage {...useInvoice()} />
