import type { InvoiceState } from '@compute-mall/core/invoice'
import type { Tone } from '@compute-mall/ui/parts'

/** The colour of each state of a request for an invoice. */
export const invoiceTones: Readonly<Record<InvoiceState, Tone>> = {
  requested: 'warn',
  issued: 'success',
  refused: 'danger',
}
