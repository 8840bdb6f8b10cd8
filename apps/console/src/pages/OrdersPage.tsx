import { E } from '@compute-mall/core/fp'
import { ORDER_PAGE_SIZE, orderView } from '@compute-mall/core/order'
import type { Clock } from '@compute-mall/core/time'
import { useClient, useCommand, useNow } from '@compute-mall/react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { OrderListPage } from '../features/order/OrderListPage.tsx'
import { isMoving } from '../moving.ts'
import { ordersAt, readOrdersQuery } from '../ordersQuery.ts'
import { useAnswer } from '../useAnswer.ts'
import { useHead } from '../useHead.ts'
import { useWatch } from '../useWatch.ts'

export const OrdersPage = ({ clock }: { readonly clock: Clock }) => {
  const client = useClient()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { status, pageNum } = readOrdersQuery(address)
  useHead('order:title')
  const [cancelling, setCancelling] = useState<string | null>(null)
  const query = { status: status ?? undefined, pageNum, pageSize: ORDER_PAGE_SIZE }
  const { answer, again } = useAnswer(`orders ${status} ${pageNum}`, (signal) =>
    client.order.list({ query }, { signal }),
  )
  const cancel = useCommand(
    (orderId: string) => client.order.cancel({ params: { orderId } }),
    (outcome) => {
      setCancelling(null)
      if (E.isRight(outcome)) again()
    },
  )
  const now = useNow(clock, clock())
  const pageCount = answer.kind === 'loaded' ? Math.ceil(answer.value.total / ORDER_PAGE_SIZE) : null
  useEffect(() => {
    // The last order of the last page may have been cancelled.
    if (pageCount !== null && pageNum > Math.max(1, pageCount))
      void navigate(ordersAt({ status, pageNum: pageCount }), { replace: true })
  }, [pageCount, pageNum, status, navigate])
  useWatch(answer.kind === 'loaded' && answer.value.records.some(isMoving), again)
  return (
    <OrderListPage
      view={{
        status,
        pageNum,
        cancelling,
        list:
          answer.kind === 'loaded'
            ? {
                kind: 'loaded',
                total: answer.value.total,
                orders: answer.value.records.map((order) => orderView(order, now)),
              }
            : answer,
      }}
      commands={{
        filter: (next) => void navigate(ordersAt({ status: next, pageNum: 1 })),
        toPage: (next) => void navigate(ordersAt({ status, pageNum: next })),
        cancel: (orderId) => {
          setCancelling(orderId)
          cancel.run(orderId)
        },
        retry: again,
      }}
    />
  )
}
