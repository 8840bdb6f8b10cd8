import { useClock, useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type OwedRefund, owedRefundList } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { OwedPageProps } from './OwedPage.tsx'

const owed: WorkList<typeof owedRefundList, OwedRefund> = {
  list: owedRefundList,
  route: routes.owed,
  read: ({ order }) => order.owedRefunds,
  export: ({ order }) => order.exportOwed,
}
export const loader = workListLoader(owed)

/** Refunds that are owed, and the entry of their transfers. */
export const useOwed = (): OwedPageProps => {
  const { view, commands } = useWorkList(owed)
  const client = useClient()
  const clock = useClock()
  const { t } = useTranslation('operations')
  const { busy, take } = useDecision()
  return {
    view: { ...view, mayDecide: useMayAct('refunds'), now: clock(), busy },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...commands,
      made: ({ refundId, orderNo }, body) =>
        take(client.order.refundMade({ params: { refundId }, body }), t('madeDone', { orderNo })),
    },
  }
}
