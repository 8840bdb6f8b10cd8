import { routes } from '../../routes.ts'

/** Where the goods that a message is about are shown. */
export const goodsAddress = (skuId: string): string => routes.goods.href({ skuId })
