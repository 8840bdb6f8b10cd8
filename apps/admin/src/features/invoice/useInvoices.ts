import { load, loadedOf, useExport, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { InvoiceState, invoiceList } from '@compute-mall/core/invoice'
import { useClient } from '@compute-mall/react'
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
  const client = useClient()
  const exporting = useExport(() => client.invoice.export({ query }))
  const {
    asked,
    open,
    commands: list,
  } = useListCommands({
    list: invoiceList,
    query,
    href: routes.invoices.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked, exporting: exporting.pending },
    links: { invoice: (invoiceId) => routes.invoice.href({ invoiceId }) },
    commands: {
      ...list,
      openTab: (id) =>
        open({
          ...asked,
          state: InvoiceState.is(id) ? id : undefined,
          toCorrect: id === 'toCorrect' ? true : undefined,
        }),
      retry: () => void reload(),
      exportRows: exporting.run,
    },
  }
}
