import { useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type PostpaidAccount, postpaidAccountList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { PostpaidPageProps } from './PostpaidPage.tsx'

const accounts: WorkList<typeof postpaidAccountList, PostpaidAccount> = {
  list: postpaidAccountList,
  route: routes.postpaid,
  read: ({ payment }) => payment.postpaidAccounts,
}
export const loader = workListLoader(accounts)

/** Customers with post-paid credit, and what finance does about it. */
export const usePostpaid = (): PostpaidPageProps => {
  const { view, commands } = useWorkList(accounts)
  const client = useClient()
  const { t } = useTranslation('postpaid')
  const { busy, take } = useDecision()
  return {
    view: {
      ...view,
      mayDecide: useMayAct('postpaid'),
      busy,
    },
    links: { bills: routes.postpaidBills.href({}) },
    commands: {
      ...commands,
      grant: (body) => take(client.payment.grantPostpaid({ body }), t('granted', { name: body.userName })),
      suspend: ({ userId, userName }, reason) =>
        take(
          client.payment.suspendPostpaid({ params: { userId }, body: { reason } }),
          t('suspended', { name: userName }),
        ),
    },
  }
}
