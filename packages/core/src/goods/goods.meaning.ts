import type { GoodsAddress } from './goods.address.ts'

/**
 * What is asked for to know which goods and which sku an address means (decision 9): a sku alone is asked for its goods,
 * and one that words led to for the sku of the same goods that fits them best. Null where the address says both itself.
 */
export const matchQuery = ({
  goodsId,
  skuId,
  keyword,
}: Pick<GoodsAddress, 'goodsId' | 'skuId' | 'keyword'>): {
  readonly skuId: string
  readonly keyword: string | undefined
} | null =>
  skuId === '' || (goodsId !== '' && keyword === '') ? null : { skuId, keyword: keyword || undefined }
