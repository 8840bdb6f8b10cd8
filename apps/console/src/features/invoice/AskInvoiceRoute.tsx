import { AskInvoicePage } from './AskInvoicePage.tsx'
import { useAskInvoice } from './useAskInvoice.ts'

export { loader } from './useAskInvoice.ts'

export const Component = () => <AskInvoicePage {...useAskInvoice()} />
