import { useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type BillDifference, billDifferenceList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { DifferencesPageProps } from './DifferencesPage.tsx'

const differences: WorkList<typeof billDifferenceList, BillDifference> = {
  list: billDifferenceList,
  route: routes.differences,
  read: ({ payment }) => payment.billDifferences,
  export: ({ payment }) => payment.exportBillDifferences,
}
export const loader = workListLoader(differences)

/** Entries by which bills and our ledger differ, and what finance notes of them; their export is audited. */
export const useDifferences = (): DifferencesPageProps => {
  const { view, commands } = useWorkList(differences)
  const client = useClient()
  const { t } = useTranslation('bill')
  const { busy, take } = useDecision()
  return {
    view: {
      ...view,
      mayDecide: useMayAct('reconciliation'),
      busy,
    },
    links: { bills: routes.bills.href({}), order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...commands,
      explain: ({ differenceId, transactionNo }, explanation) =>
        take(
          client.payment.explainDifference({ params: { differenceId }, body: { explanation } }),
          t('explained', { no: transactionNo }),
        ),
    },
  }
}
