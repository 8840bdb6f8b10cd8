import { load, loadedOf, useForgetTyped, useNavigate, usePage, useReload } from '@compute-mall/app'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { type InvoiceForm, savedTitles } from '@compute-mall/core/invoice'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import { ASK_INVOICE, type AskInvoicePageProps } from './AskInvoicePage.tsx'

const REQUESTS_READ = 100

/** What can be invoiced, the titles of earlier requests, and the e-mail address for notices. */
export const loader = load(routes.askInvoice, async ({ client }) => {
  const [orders, earlier, mail] = await Promise.all([
    client.invoice.orders({})(),
    client.invoice.own({
      query: { state: undefined, sort: undefined, cursor: undefined, limit: REQUESTS_READ },
    })(),
    client.identity.mail({})(),
  ])
  return {
    orders: loadedOf(orders),
    saved: E.isRight(earlier) ? savedTitles(earlier.right.records) : [],
    mail: E.isRight(mail) ? mail.right.mail : null,
  }
})

/** How a customer asks for an invoice of paid orders. */
export const useAskInvoice = (): AskInvoicePageProps => {
  const { orders, saved, mail } = usePage<typeof loader>()
  const client = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const forget = useForgetTyped()
  const ask = useCommand(
    (body: InvoiceForm) =>
      client.invoice.ask({ body: { ...body, orderId: [...body.orderId] } }, shownInPlace),
    (outcome) => {
      if (E.isLeft(outcome)) return
      forget(ASK_INVOICE)
      navigate(routes.invoice.href({ invoiceId: outcome.right.invoiceId }))
    },
  )
  const { outcome } = ask
  return {
    view: {
      orders,
      saved,
      mail,
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
