import { useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type PayBill, payBillList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { BillsPageProps } from './BillsPage.tsx'

const bills: WorkList<typeof payBillList, PayBill> = {
  list: payBillList,
  route: routes.bills,
  read: ({ payment }) => payment.bills,
}
export const loader = workListLoader(bills)

/** Providers' bills by day, each beside our ledger. */
export const useBills = (): BillsPageProps => {
  const { view, commands } = useWorkList(bills)
  const client = useClient()
  const { t } = useTranslation('bill')
  const { busy, take } = useDecision()
  return {
    view: { ...view, mayDecide: useMayAct('reconciliation'), busy },
    links: {
      differences: (day) => routes.differences.href(day === null ? { state: 'open' } : { day }),
    },
    commands: {
      ...commands,
      again: ({ channel, day }) =>
        void take(client.payment.compareBill({ body: { channel, day } }), t('againDone', { day })),
    },
  }
}
