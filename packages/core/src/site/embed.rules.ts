/**
 * Whether an address of ours may stand within pages of other origins that the operator allows (R2.04, R2.19): the three
 * embedded views, their twins, and the footers.
 * @param path as the browser shows it, without query
 */
export const isEmbeddable = (path: string): boolean =>
  /^\/ui\/mall\/(mobile\/)?(app-iframe|detail-goods-iframe|detail-shop-iframe|component\/footer|component\/MobileFooter)\/?$/.test(
    path,
  )
