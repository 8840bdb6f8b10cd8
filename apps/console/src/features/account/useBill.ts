import { load, loadedOf, useClock, usePage, useParams, useReload } from '@compute-mall/app'
import { addDuration, platformDay } from '@compute-mall/core/time'
import { routes } from '../../routes.ts'
import type { BillPageProps } from './BillPage.tsx'

/** The bill of the month that the address names. */
export const loader = load(routes.bill, async ({ client, params }) =>
  loadedOf(await client.ledger.bill({ params })()),
)

const monthBeside = (month: string, amount: 1 | -1): string =>
  platformDay(Date.parse(addDuration(`${month}-01T00:00:00+08:00`, { amount, unit: 'month' }))).slice(0, 7)

/** A bill, and those beside it. */
export const useBill = (): BillPageProps => {
  const state = usePage<typeof loader>()
  const { month } = useParams(routes.bill)
  const reload = useReload()
  const clock = useClock()
  const next = monthBeside(month, 1)
  return {
    view: { state, month },
    links: {
      account: routes.account.href(),
      previous: routes.bill.href({ month: monthBeside(month, -1) }),
      next: next > platformDay(clock()).slice(0, 7) ? null : routes.bill.href({ month: next }),
      order: (orderId) => routes.order.href({ orderId }),
    },
    commands: { print: () => window.print(), retry: () => void reload() },
  }
}
