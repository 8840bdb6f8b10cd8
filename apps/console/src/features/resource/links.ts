/** Where the pages of resources lead to; the app knows the addresses. */
export interface ResourceLinks {
  readonly resources: string
  readonly resource: (lineId: string) => string
  readonly order: (orderId: string) => string
  readonly renew: (lineId: string) => string
  readonly goods: (goods: { readonly goodsId: string; readonly skuId: string }) => string
  readonly shopping: string
  /** The customer service of the platform. */
  readonly support: string
}
