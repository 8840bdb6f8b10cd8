import { load, loadedOf, useExport, usePage, useParams, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { remittanceList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { RemittancesPageProps } from './RemittancesPage.tsx'

/** The page of slips that the address means. */
export const loader = load(routes.remittances, async ({ client, params: query }) =>
  loadedOf(await client.payment.remittances({ query })()),
)

/** The slips that buyers handed in. */
export const useRemittances = (): RemittancesPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.remittances)
  const client = useClient()
  const exporting = useExport(() => client.payment.exportRemittances({ query }))
  const list = useWatchedList({
    name: 'admin.remittances',
    list: remittanceList,
    query,
    href: routes.remittances.href,
    page,
    ask: () => client.payment.remittances({ query }, shownInPlace),
    keyOf: ({ orderNo, status }) => `${orderNo} ${status}`,
  })
  return {
    view: { ...list.view, exporting: exporting.pending },
    links: { remittance: (orderNo) => routes.remittance.href({ orderNo }) },
    commands: {
      ...list.commands,
      exportRows: exporting.run,
    },
  }
}
