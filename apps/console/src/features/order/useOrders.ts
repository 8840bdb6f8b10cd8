import {
  load,
  loadedOf,
  redirectTo,
  useClock,
  useNavigate,
  usePage,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { ORDER_PAGE_SIZE, orderView } from '@compute-mall/core/order'
import { useClient, useCommand, useNow } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { isMoving } from './moving.ts'
import type { OrderListPageProps } from './OrderListPage.tsx'
import { orderLinks } from './orderLinks.ts'

/** The orders that the address means; a page behind the last one is the last one, in the address as well. */
export const loader = load(routes.orders, async ({ client, params: { status, pageNum } }) => {
  const query = { status: status ?? undefined, pageNum, pageSize: ORDER_PAGE_SIZE }
  const answer = await client.order.list({ query })()
  const last = E.isRight(answer) ? Math.max(1, Math.ceil(answer.right.total / ORDER_PAGE_SIZE)) : pageNum
  if (pageNum > last) throw redirectTo(routes.orders.href({ status, pageNum: last }))
  return { status, pageNum, list: loadedOf(answer) }
})

/** The user's orders, and what can be done with each. */
export const useOrders = (): OrderListPageProps => {
  const { status, pageNum, list } = usePage<typeof loader>()
  const client = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const clock = useClock()
  const now = useNow(clock, clock())
  const [cancelling, setCancelling] = useState<string | null>(null)
  const cancel = useCommand(
    (orderId: string) => client.order.cancel({ params: { orderId } }),
    (outcome) => {
      setCancelling(null)
      if (E.isRight(outcome)) void reload()
    },
  )
  usePolling(list.kind === 'loaded' && list.value.records.some(isMoving))
  return {
    view: {
      status,
      pageNum,
      cancelling,
      list:
        list.kind === 'loaded'
          ? {
              kind: 'loaded',
              value: {
                total: list.value.total,
                orders: list.value.records.map((order) => orderView(order, now)),
              },
            }
          : list,
    },
    links: orderLinks,
    commands: {
      filter: (next) => navigate(routes.orders.href({ status: next })),
      toPage: (next) => navigate(routes.orders.href({ status, pageNum: next })),
      cancel: (orderId) => {
        setCancelling(orderId)
        cancel.run(orderId)
      },
      retry: () => void reload(),
    },
  }
}
