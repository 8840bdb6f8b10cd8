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
import { postpaidBillList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../access.ts'
import { useDecision } from '../../list/useDecision.ts'
import { routes } from '../../routes.ts'
import type { PostpaidBillsPageProps } from './PostpaidBillsPage.tsx'

/** The page of bills that the address means. */
export const loader = load(routes.postpaidBills, async ({ client, params: query }) =>
  loadedOf(await client.payment.postpaidBills({ query })()),
)

/** Bills of post-paid customers, and the payments that finance records. */
export const usePostpaidBills = (): PostpaidBillsPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.postpaidBills)
  const client = useClient()
  const reload = useReload()
  const { user } = useAppData()
  const { t } = useTranslation('postpaid')
  const { busy, round, take } = useDecision()
  const exporting = useExport(() => client.payment.exportPostpaidBills({ query }))
  const { asked, commands } = useListCommands({
    list: postpaidBillList,
    query,
    href: routes.postpaidBills.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: {
      page,
      query: asked,
      exporting: exporting.pending,
      mayDecide: user !== null && mayAct('postpaid')(user),
      busy,
      round,
    },
    links: { accounts: routes.postpaid.href({}) },
    commands: {
      ...commands,
      retry: () => void reload(),
      exportRows: exporting.run,
      record: ({ billId, month }, bankReference) =>
        take(
          client.payment.recordPostpaidPayment({ params: { billId }, body: { bankReference } }),
          t('recorded', { month }),
        ),
    },
  }
}
