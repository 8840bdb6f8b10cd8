import { addresses, load, loadedOf, usePage, useReload } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import type { AccountPageProps } from './AccountPage.tsx'

/** Balances and costs; each is shown without the other. */
export const loader = load(routes.account, async ({ client }) => {
  const [balances, costs] = await Promise.all([client.payment.account({})(), client.ledger.costs({})()])
  return { balances: loadedOf(balances), costs: loadedOf(costs) }
})

/** What the user has, and spent. */
export const useAccount = (): AccountPageProps => {
  const view = usePage<typeof loader>()
  const reload = useReload()
  return {
    view,
    links: { recharge: addresses.mall.recharge.href(), entries: routes.entries.href() },
    commands: { retry: () => void reload() },
  }
}
