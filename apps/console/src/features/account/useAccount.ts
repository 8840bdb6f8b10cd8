import { addresses, documentAddresses, load, loadedOf, useClock, usePage, useReload } from '@compute-mall/app'
import { platformDay } from '@compute-mall/core/time'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { AccountPageProps } from './AccountPage.tsx'

/** Balances, costs, budget and what was agreed to, for leaders what members cost too; each is shown without the others. */
export const loader = load(routes.account, async ({ client, appData }) => {
  const { user } = await appData()
  const [balances, costs, budget, memberCosts, accepted] = await Promise.all([
    client.payment.account({})(),
    client.ledger.costs({})(),
    client.ledger.budget({})(),
    user?.isLeader === true ? client.ledger.memberCosts({})() : null,
    client.site.accepted({})(),
  ])
  return {
    balances: loadedOf(balances),
    costs: loadedOf(costs),
    budget: loadedOf(budget),
    memberCosts: memberCosts && loadedOf(memberCosts),
    accepted: loadedOf(accepted),
  }
})

/** What the user has, and spent, and means to spend. */
export const useAccount = (): AccountPageProps => {
  const view = usePage<typeof loader>()
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const setBudget = useCommand(
    (amount: string | null) => client.ledger.setBudget({ body: { amount: amount ?? undefined } }),
    () => void reload(),
  )
  return {
    view: { ...view, busy: setBudget.pending },
    links: {
      recharge: addresses.mall.recharge.href(),
      entries: routes.entries.href(),
      invoices: routes.invoices.href(),
      postpaid: routes.postpaidBills.href(),
      bill: routes.bill.href({ month: platformDay(clock()).slice(0, 7) }),
      document: ({ kind, version }) => documentAddresses[kind].href({ version }),
      order: (orderId) => routes.order.href({ orderId }),
    },
    commands: { setBudget: setBudget.run, retry: () => void reload() },
  }
}
