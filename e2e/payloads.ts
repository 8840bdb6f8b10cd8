/** Goods whose every text is a payload, and what finds them. */
export const HOSTILE = {
  goodsId: 'g-hostile',
  skuId: 's-hostile',
  shopId: 'e-hostile',
  word: 'payloads',
} as const
