import { load, loadedOf, useAppData, useExport, usePage, useParams, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { refundRequestList, refundTime } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../access.ts'
import { useDecision } from '../../list/useDecision.ts'
import { routes } from '../../routes.ts'
import type { RefundsPageProps } from './RefundsPage.tsx'

/** The page of requests that the address means. */
export const loader = load(routes.refunds, async ({ client, params: query }) =>
  loadedOf(await client.order.refundRequests({ query })()),
)

/** Requests for refunds, and what finance may do about them. */
export const useRefunds = (): RefundsPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.refunds)
  const client = useClient()
  const { user } = useAppData()
  const { t } = useTranslation('operations')
  const { busy, round, take } = useDecision()
  const exporting = useExport(() => client.order.exportRefunds({ query }))
  const list = useWatchedList({
    name: 'admin.refunds',
    list: refundRequestList,
    query,
    href: routes.refunds.href,
    page,
    ask: () => client.order.refundRequests({ query }, shownInPlace),
    keyOf: ({ requestId, status, refund }) =>
      `${requestId} ${status} ${refund === null ? '' : refundTime(refund)}`,
  })
  return {
    view: {
      ...list.view,
      exporting: exporting.pending,
      mayDecide: user !== null && mayAct('refunds')(user),
      busy,
      round,
    },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...list.commands,
      exportRows: exporting.run,
      approve: ({ requestId, orderNo }) =>
        take(client.order.approveRefund({ params: { requestId } }), t('approved', { orderNo })),
      refuse: ({ requestId, orderNo }, reason) =>
        take(
          client.order.refuseRefund({ params: { requestId }, body: { reason } }),
          t('refused', { orderNo }),
        ),
    },
  }
}
