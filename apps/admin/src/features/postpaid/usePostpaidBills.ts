import { useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type PostpaidBill, postpaidBillList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { PostpaidBillsPageProps } from './PostpaidBillsPage.tsx'

const bills: WorkList<typeof postpaidBillList, PostpaidBill> = {
  list: postpaidBillList,
  route: routes.postpaidBills,
  read: ({ payment }) => payment.postpaidBills,
  export: ({ payment }) => payment.exportPostpaidBills,
}
export const loader = workListLoader(bills)

/** Bills of post-paid customers, and the payments that finance records. */
export const usePostpaidBills = (): PostpaidBillsPageProps => {
  const { view, commands } = useWorkList(bills)
  const client = useClient()
  const { t } = useTranslation('postpaid')
  const { busy, take } = useDecision()
  return {
    view: {
      ...view,
      mayDecide: useMayAct('postpaid'),
      busy,
    },
    links: { accounts: routes.postpaid.href({}) },
    commands: {
      ...commands,
      record: ({ billId, month }, bankReference) =>
        take(
          client.payment.recordPostpaidPayment({ params: { billId }, body: { bankReference } }),
          t('recorded', { month }),
        ),
    },
  }
}
