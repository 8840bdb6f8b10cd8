import { useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type RefundRequestRow, refundRequestList, refundTime } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { RefundsPageProps } from './RefundsPage.tsx'

const refunds: WorkList<typeof refundRequestList, RefundRequestRow> = {
  list: refundRequestList,
  route: routes.refunds,
  read: ({ order }) => order.refundRequests,
  export: ({ order }) => order.exportRefunds,
  views: 'admin.refunds',
  version: ({ requestId, status, refund }) =>
    `${requestId} ${status} ${refund === null ? '' : refundTime(refund)}`,
}
export const loader = workListLoader(refunds)

/** Requests for refunds, and what finance may do about them. */
export const useRefunds = (): RefundsPageProps => {
  const { view, commands } = useWorkList(refunds)
  const client = useClient()
  const { t } = useTranslation('operations')
  const { busy, take } = useDecision()
  return {
    view: {
      ...view,
      mayDecide: useMayAct('refunds'),
      busy,
    },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...commands,
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
