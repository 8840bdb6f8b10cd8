import {
  addresses,
  load,
  orThrow,
  useDecision,
  usePage,
  useWorkList,
  type WorkList,
  workListLoader,
} from '@compute-mall/app'
import { ownPostpaidBillList, type PostpaidBill } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { BillsPageProps } from './BillsPage.tsx'

const bills: WorkList<typeof ownPostpaidBillList, PostpaidBill> = {
  list: ownPostpaidBillList,
  route: routes.postpaidBills,
  read: ({ payment }) => payment.ownPostpaidBills,
}

/** The bills, and the balance to pay them. */
export const loader = load(routes.postpaidBills, async (context) => {
  const [page, account] = await Promise.all([
    workListLoader(bills)(context),
    orThrow(context.client.payment.account({})),
  ])
  return { page, balance: account.contractFund }
})

/** The user's post-paid bills. */
export const useBills = (): BillsPageProps => {
  const { page, balance } = usePage<typeof loader>()
  const { view, commands } = useWorkList(bills, page)
  const client = useClient()
  const { t } = useTranslation('postpaid')
  const { busy, take } = useDecision()
  return {
    view: { ...view, balance, busy },
    links: { account: routes.account.href(), recharge: addresses.mall.recharge.href() },
    commands: {
      ...commands,
      pay: ({ billId, month }) =>
        take(client.payment.payPostpaidBill({ params: { billId } }), t('paid', { month })),
    },
  }
}
