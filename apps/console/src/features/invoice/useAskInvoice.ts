import { load, loadedOf, useNavigate, usePage, useReload } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import type { InvoiceForm } from '@compute-mall/core/invoice'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { AskInvoicePageProps } from './AskInvoicePage.tsx'

/** What can be invoiced, and the title that was used last. */
export const loader = load(routes.askInvoice, async ({ client }) => {
  const [orders, last] = await Promise.all([
    client.invoice.orders({})(),
    client.invoice.own({ query: { state: undefined, sort: undefined, cursor: undefined, limit: 1 } })(),
  ])
  const previous = E.isRight(last) ? last.right.records[0] : undefined
  return { orders: loadedOf(orders), previous: previous ?? null }
})

/** How a customer asks for an invoice of paid orders. */
export const useAskInvoice = (): AskInvoicePageProps => {
  const { orders, previous } = usePage<typeof loader>()
  const client = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const ask = useCommand(
    (body: InvoiceForm) => client.invoice.ask({ body: { ...body, orderId: [...body.orderId] } }),
    (outcome) => {
      if (E.isRight(outcome)) navigate(routes.invoice.href({ invoiceId: outcome.right.invoiceId }))
    },
  )
  const { outcome } = ask
  return {
    view: {
      orders,
      previous,
      pending: ask.pending,
      refusal: outcome !== undefined && E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null,
    },
    links: {
      invoices: routes.invoices.href(),
      orders: routes.orders.href(),
      order: (orderId) => routes.order.href({ orderId }),
    },
    commands: { ask: ask.run, retry: () => void reload() },
  }
}
