import { setup, transition } from 'xstate'
import type { InvoiceState } from './invoiceList.codec.ts'

/** Facts of a request for an invoice. */
export const invoiceEvents = ['invoice.issued', 'invoice.refused', 'invoice.replaced'] as const
/** The name of an event in the life of a request for an invoice. */
export type InvoiceEventName = (typeof invoiceEvents)[number]

/** The life of a request for an invoice, run by the server and asked by the buttons. */
export const invoiceMachine = setup({
  types: { events: {} as { readonly type: InvoiceEventName } },
}).createMachine({
  id: 'invoice',
  initial: 'requested',
  states: {
    requested: {
      description: 'A customer asks for an invoice of paid orders; finance issues it.',
      on: { 'invoice.issued': 'issued', 'invoice.refused': 'refused' },
    },
    issued: {
      description: 'Its file can be downloaded; finance replaces a wrong one.',
      on: { 'invoice.replaced': 'issued' },
    },
    refused: { description: 'Finance said no, with a reason; it can be asked for again.', type: 'final' },
  },
})

const at = (state: InvoiceState) => invoiceMachine.resolveState({ value: state })

/** What becomes of a request in `state` when `event` happens; a forbidden event leaves it as it is. */
export const nextInvoiceState = (state: InvoiceState, event: InvoiceEventName): InvoiceState =>
  transition(invoiceMachine, at(state), { type: event })[0].value

/**
 * The events that mean something in `state`.
 * @example
 * import { allowedInvoiceEvents } from '@compute-mall/core/invoice'
 *
 * allowedInvoiceEvents('issued') // → ['invoice.replaced']
 */
export const allowedInvoiceEvents = (state: InvoiceState): readonly InvoiceEventName[] =>
  invoiceEvents.filter((type) => at(state).can({ type }))
