import { errorMessages } from '@compute-mall/core/http'
import { paymentMessages, resultView } from '@compute-mall/core/payment'
import { ResultPage } from '../../features/payment/ResultPage.tsx'
import { need } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'
import { useRefresh } from '../../router/useRefresh.ts'

export const texts = { payment: paymentMessages, error: errorMessages }

export const loader = load(({ client, query }) =>
  need(client.order.detail({ params: { orderId: query.get('orderId') ?? '' } })),
)

/** How often an order that is still moving is looked at again. */
const REFRESH_MS = 3_000

export const Component = () => {
  const order = usePage<typeof loader>()
  const opening = order.lines.some(
    ({ provision: { status } }) => status === 'pending' || status === 'opening',
  )
  useRefresh(order.status === 'charging' || (order.status === 'paid' && opening), REFRESH_MS)
  return <ResultPage view={resultView(order)} orderAddress={`/ui/console/#/orders/${order.orderId}`} />
}
