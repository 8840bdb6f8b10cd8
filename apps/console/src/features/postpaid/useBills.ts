import {
  addresses,
  load,
  orThrow,
  usePage,
  useReload,
  useWorkList,
  type WorkList,
  workListLoader,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { ownPostpaidBillList, type PostpaidBill } from '@compute-mall/core/payment'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useState } from 'react'
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
  const reload = useReload()
  const notices = useNotices()
  const { t } = useTranslation('postpaid')
  const [round, setRound] = useState(0)
  const paying = useCommand(
    ({ billId }: PostpaidBill) => client.payment.payPostpaidBill({ params: { billId } }),
    (answer) => {
      void reload()
      if (E.isLeft(answer)) return
      notices.add('done', t('paid', { month: answer.right.month }))
      setRound((last) => last + 1)
    },
  )
  return {
    view: { ...view, balance, busy: paying.pending, round },
    links: { account: routes.account.href(), recharge: addresses.mall.recharge.href() },
    commands: { ...commands, pay: paying.run },
  }
}
