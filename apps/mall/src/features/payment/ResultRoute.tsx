import { load, orThrow, usePage, usePolling } from '@compute-mall/app'
import { isMoving } from '@compute-mall/core/order'
import { resultView } from '@compute-mall/core/payment'
import { routes } from '../../routes.ts'
import { boughtAddresses } from './boughtAddresses.ts'
import { ResultPage } from './ResultPage.tsx'

export const loader = load(routes.result, ({ client, params: { orderId } }) =>
  orThrow(client.order.detail({ params: { orderId } })),
)

export const Component = () => {
  const order = usePage<typeof loader>()
  usePolling(isMoving(order))
  return <ResultPage view={resultView(order)} {...boughtAddresses(order)} />
}
