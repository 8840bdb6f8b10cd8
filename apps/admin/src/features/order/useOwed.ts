import {
  load,
  loadedOf,
  useAppData,
  useClock,
  useExport,
  useListCommands,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { owedRefundList } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../access.ts'
import { useDecision } from '../../list/useDecision.ts'
import { routes } from '../../routes.ts'
import type { OwedPageProps } from './OwedPage.tsx'

/** The page of money owed back that the address means. */
export const loader = load(routes.owed, async ({ client, params: query }) =>
  loadedOf(await client.order.owedRefunds({ query })()),
)

/** Money owed back, and what finance enters of it. */
export const useOwed = (): OwedPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.owed)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const { user } = useAppData()
  const { t } = useTranslation('operations')
  const { busy, round, take } = useDecision()
  const exporting = useExport(() => client.order.exportOwed({ query }))
  const { asked, commands: list } = useListCommands({
    list: owedRefundList,
    query,
    href: routes.owed.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: {
      page,
      query: asked,
      exporting: exporting.pending,
      mayDecide: user !== null && mayAct('refunds')(user),
      now: clock(),
      busy,
      round,
    },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...list,
      retry: () => void reload(),
      exportRows: exporting.run,
      made: ({ refundId, orderNo }, body) =>
        take(client.order.refundMade({ params: { refundId }, body }), t('madeDone', { orderNo })),
    },
  }
}
