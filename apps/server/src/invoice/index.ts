import type { invoiceEndpoints } from '@compute-mall/core/invoice'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { invoiceHandlers } from './invoice.handlers.ts'

export { decideInvoice } from './invoice.handlers.ts'
export { invoiceableOf, keepInvoice, selectAsked } from './invoice.store.ts'

export const invoiceModule = (platform: Platform): ServerModule<typeof invoiceEndpoints> => ({
  handlers: invoiceHandlers(platform),
})
