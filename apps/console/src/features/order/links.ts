import type { PayPlace } from '@compute-mall/core/order'
import type { OrderLineLinks } from '@compute-mall/ui/order'

/** Where the pages of orders lead to; the app knows the addresses. */
export interface OrderLinks extends OrderLineLinks {
  readonly orders: string
  readonly order: (orderId: string) => string
  /** Where the mall takes the money for an order. */
  readonly pay: (place: PayPlace, orderId: string) => string
  readonly shopping: string
  readonly cart: string
  /** The conversation with a shop. */
  readonly chat: (shopId: string) => string
}
