import { load, orThrow, usePage, usePolling } from '@compute-mall/app'
import { resultView } from '@compute-mall/core/payment'
import { routes } from '../../routes.ts'
import { boughtAddresses } from './boughtAddresses.ts'
import { ResultPage } from './ResultPage.tsx'

export const loader = load(routes.result, ({ client, params: { orderId } }) =>
  orThrow(client.order.detail({ params: { orderId } })),
)

export const Component = () => {
  const order = usePage<typeof loader>()
  const opening = order.lines.some(
    ({ provision: { status } }) => status === 'pending' || status === 'opening',
  )
  usePolling(order.status === 'charging' || (order.status === 'paid' && opening))
  return <ResultPage view={resultView(order)} {...boughtAddresses(order)} />
}
