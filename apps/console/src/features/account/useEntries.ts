import { load, loadedOf, useClock, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { ledgerList } from '@compute-mall/core/ledger'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
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
  const reload = useReload()
  const clock = useClock()
  const notices = useNotices()
  const { t } = useTranslation('ledger')
  const exporting = useCommand(
    () => client.ledger.export({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const list = useListCommands({
    list: ledgerList,
    query,
    href: routes.entries.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, now: clock(), exporting: exporting.pending },
    links: { account: routes.account.href(), order: (orderId) => routes.order.href({ orderId }) },
    commands: { ...list, retry: () => void reload(), exportRows: () => exporting.run() },
  }
}
