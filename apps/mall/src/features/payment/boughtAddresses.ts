import { addresses } from '@compute-mall/app'
import type { Order } from '@compute-mall/core/order'

/** Where an order and what it opened are shown, in the console: the one thing that it opened, or all of them. */
export const boughtAddresses = ({
  orderId,
  lines,
}: Order): { readonly orderAddress: string; readonly resourceAddress: string } => {
  const [only] = lines.length === 1 ? lines : []
  return {
    orderAddress: addresses.console.order.href({ orderId }),
    resourceAddress:
      only === undefined
        ? addresses.console.resources.href()
        : addresses.console.resource.href({ lineId: only.lineId }),
  }
}
