import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { invoiceList } from '@compute-mall/core/invoice'
import { routes } from '../../routes.ts'
import type { InvoicesPageProps } from './InvoicesPage.tsx'

/** The page of requests that the address means. */
export const loader = load(routes.invoices, async ({ client, params: query }) =>
  loadedOf(await client.invoice.list({ query })()),
)

/** The invoices that customers ask for. */
export const useInvoices = (): InvoicesPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.invoices)
  const reload = useReload()
  const list = useListCommands({
    list: invoiceList,
    query,
    href: routes.invoices.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query },
    links: { invoice: (invoiceId) => routes.invoice.href({ invoiceId }) },
    commands: { ...list, retry: () => void reload() },
  }
}
