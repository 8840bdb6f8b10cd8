import { useParams } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { InvoicePage } from './InvoicePage.tsx'
import { useInvoice } from './useInvoice.ts'

export { loader } from './useInvoice.ts'

export const Component = () => <Invoice key={useParams(routes.invoice).invoiceId} />

const Invoice = () => <InvoicePage {...useInvoice()} />
