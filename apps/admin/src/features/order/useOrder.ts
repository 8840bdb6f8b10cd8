import { load, loadedOf, useClock, usePage, useReload } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { isRefusedWith, systemRefusals } from '@compute-mall/core/http'
import { routes } from '../../routes.ts'
import type { OrderPageProps } from './OrderPage.tsx'

/** One order, whoever's it is. */
export const loader = load(routes.order, async ({ client, params }) => {
  const answer = await client.order.inspect({ params }, { ignore: [systemRefusals.notFound.code] })()
  return E.isLeft(answer) && isRefusedWith(callFailure(answer.left), systemRefusals.notFound)
    ? ({ kind: 'missing' } as const)
    : loadedOf(answer)
})

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
