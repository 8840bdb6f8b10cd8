/** Pages of other apps that this one leads to; `npm run check` holds them to the route tables. */
export const addresses = {
  agreement: '/ui/mall/goods/pay/protocol',
  order: (orderId: string) => `/ui/console/#/orders/${encodeURIComponent(orderId)}`,
  remittance: (orderId: string) => `/ui/mall/goods/pay/remittance?orderId=${encodeURIComponent(orderId)}`,
} as const
