import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { ownInvoiceList } from '@compute-mall/core/invoice'
import { routes } from '../../routes.ts'
import type { InvoicesPageProps } from './InvoicesPage.tsx'

/** The requests that the address asks for. */
export const loader = load(routes.invoices, async ({ client, params: query }) =>
  loadedOf(await client.invoice.own({ query })()),
)

/** The user's requests for invoices. */
export const useInvoices = (): InvoicesPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.invoices)
  const reload = useReload()
  const { asked, commands } = useListCommands({
    list: ownInvoiceList,
    query,
    href: routes.invoices.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked },
    links: {
      account: routes.account.href(),
      ask: routes.askInvoice.href(),
      invoice: (invoiceId) => routes.invoice.href({ invoiceId }),
    },
    commands: { ...commands, retry: () => void reload() },
  }
}
