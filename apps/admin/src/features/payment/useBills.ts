import { load, loadedOf, useAppData, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { payBillList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../access.ts'
import { useDecision } from '../../list/useDecision.ts'
import { routes } from '../../routes.ts'
import type { BillsPageProps } from './BillsPage.tsx'

/** The page of compared bills that the address means. */
export const loader = load(routes.bills, async ({ client, params: query }) =>
  loadedOf(await client.payment.bills({ query })()),
)

/** Providers' bills by day, each beside our ledger. */
export const useBills = (): BillsPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.bills)
  const client = useClient()
  const reload = useReload()
  const { user } = useAppData()
  const { t } = useTranslation('bill')
  const { busy, take } = useDecision()
  const { asked, commands: list } = useListCommands({
    list: payBillList,
    query,
    href: routes.bills.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked, mayDecide: user !== null && mayAct('reconciliation')(user), busy },
    links: {
      differences: (day) => routes.differences.href(day === null ? { state: 'open' } : { day }),
    },
    commands: {
      ...list,
      retry: () => void reload(),
      again: ({ channel, day }) =>
        take(client.payment.compareBill({ body: { channel, day } }), t('againDone', { day })),
    },
  }
}
