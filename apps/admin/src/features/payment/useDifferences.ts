import {
  load,
  loadedOf,
  useAppData,
  useExport,
  useListCommands,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { billDifferenceList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../access.ts'
import { useDecision } from '../../list/useDecision.ts'
import { routes } from '../../routes.ts'
import type { DifferencesPageProps } from './DifferencesPage.tsx'

/** The page of differences that the address means. */
export const loader = load(routes.differences, async ({ client, params: query }) =>
  loadedOf(await client.payment.billDifferences({ query })()),
)

/** Entries by which bills and our ledger differ, and what finance notes of them; their export is audited. */
export const useDifferences = (): DifferencesPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.differences)
  const client = useClient()
  const reload = useReload()
  const { user } = useAppData()
  const { t } = useTranslation('bill')
  const { busy, round, take } = useDecision()
  const exporting = useExport(() => client.payment.exportBillDifferences({ query }))
  const { asked, commands: list } = useListCommands({
    list: billDifferenceList,
    query,
    href: routes.differences.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: {
      page,
      query: asked,
      mayDecide: user !== null && mayAct('reconciliation')(user),
      busy,
      round,
      exporting: exporting.pending,
    },
    links: { bills: routes.bills.href({}), order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...list,
      retry: () => void reload(),
      exportRows: exporting.run,
      explain: ({ differenceId, transactionNo }, explanation) =>
        take(
          client.payment.explainDifference({ params: { differenceId }, body: { explanation } }),
          t('explained', { no: transactionNo }),
        ),
    },
  }
}
