import { load, loadedOf, useClock, useDeskList, useExport, usePage, useParams } from '@compute-mall/app'
import { ledgerList } from '@compute-mall/core/ledger'
import { useClient } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { EntriesPageProps } from './EntriesPage.tsx'

/** The entries that the address asks for. */
export const loader = load(routes.entries, async ({ client, params: query }) =>
  loadedOf(await client.ledger.list({ query })()),
)

/** The movements of the user's money, and their export. */
export const useEntries = (): EntriesPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.entries)
  const client = useClient()
  const clock = useClock()
  const exporting = useExport(() => client.ledger.export({ query }))
  const list = useDeskList({
    name: 'console.entries',
    list: ledgerList,
    query,
    href: routes.entries.href,
    page,
  })
  return {
    view: { ...list.view, now: clock(), exporting: exporting.pending },
    links: { account: routes.account.href(), order: (orderId) => routes.order.href({ orderId }) },
    commands: { ...list.commands, exportRows: exporting.run },
  }
}
