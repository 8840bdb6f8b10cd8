import { foundOf, load, titled, useClock, usePage, useReload } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import type { OrderPageProps } from './OrderPage.tsx'

/** One order, whoever's it is. */
export const loader = load(routes.order, async ({ client, params }) =>
  titled(foundOf(await client.order.inspect({ params })()), ({ order }) => order.orderNo),
)

/** One order as operations see it. */
export const useOrder = (): OrderPageProps => {
  const state = usePage<typeof loader>()
  const reload = useReload()
  const clock = useClock()
  return {
    view: { state, now: clock() },
    links: {
      orders: routes.orders.href({}),
      openings: (orderNo) => routes.openings.href({ keyword: orderNo, status: 'failed' }),
    },
    commands: { retry: () => void reload() },
  }
}
