import { load, loadedOf, useAppData, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { postpaidAccountList } from '@compute-mall/core/payment'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../access.ts'
import { useDecision } from '../../list/useDecision.ts'
import { routes } from '../../routes.ts'
import type { PostpaidPageProps } from './PostpaidPage.tsx'

/** The page of customers that the address means. */
export const loader = load(routes.postpaid, async ({ client, params: query }) =>
  loadedOf(await client.payment.postpaidAccounts({ query })()),
)

/** Customers with post-paid credit, and what finance does about it. */
export const usePostpaid = (): PostpaidPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.postpaid)
  const client = useClient()
  const reload = useReload()
  const { user } = useAppData()
  const { t } = useTranslation('postpaid')
  const { busy, round, take } = useDecision()
  const { asked, commands } = useListCommands({
    list: postpaidAccountList,
    query,
    href: routes.postpaid.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: {
      page,
      query: asked,
      mayDecide: user !== null && mayAct('postpaid')(user),
      busy,
      round,
    },
    links: { bills: routes.postpaidBills.href({}) },
    commands: {
      ...commands,
      retry: () => void reload(),
      grant: (body) => take(client.payment.grantPostpaid({ body }), t('granted', { name: body.userName })),
      suspend: ({ userId, userName }, reason) =>
        take(
          client.payment.suspendPostpaid({ params: { userId }, body: { reason } }),
          t('suspended', { name: userName }),
        ),
    },
  }
}
