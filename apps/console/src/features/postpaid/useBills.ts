import {
  addresses,
  load,
  loadedOf,
  orThrow,
  useListCommands,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { ownPostpaidBillList, type PostpaidBill } from '@compute-mall/core/payment'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { BillsPageProps } from './BillsPage.tsx'

/** The bills that the address asks for, and the balance that can pay them. */
export const loader = load(routes.postpaidBills, async ({ client, params: query }) => {
  const [page, account] = await Promise.all([
    client.payment.ownPostpaidBills({ query })(),
    orThrow(client.payment.account({})),
  ])
  return { page: loadedOf(page), balance: account.contractFund }
})

/** The user's post-paid bills. */
export const useBills = (): BillsPageProps => {
  const { page, balance } = usePage<typeof loader>()
  const query = useParams(routes.postpaidBills)
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
  const { asked, commands } = useListCommands({
    list: ownPostpaidBillList,
    query,
    href: routes.postpaidBills.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked, balance, busy: paying.pending, round },
    links: { account: routes.account.href(), recharge: addresses.mall.recharge.href() },
    commands: { ...commands, retry: () => void reload(), pay: paying.run },
  }
}
