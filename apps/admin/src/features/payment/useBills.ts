import { useAppData, useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type PayBill, payBillList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../access.ts'
import { routes } from '../../routes.ts'
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
  const { user } = useAppData()
  const { t } = useTranslation('bill')
  const { busy, take } = useDecision()
  return {
    view: { ...view, mayDecide: user !== null && mayAct('reconciliation')(user), busy },
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
