import { E } from '../fp/index.ts'
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

/** Goods and one of their skus. */
export interface Meaning {
  readonly goodsId: string
  readonly skuId: string
}

/**
 * The goods and the sku that an address means: what was found for it, where it had to be asked for; else what it says
 * itself, also when nothing answered and it names the goods.
 */
export const meaningOf = <Failure>(
  { goodsId, skuId }: Pick<GoodsAddress, 'goodsId' | 'skuId'>,
  matched: E.Either<Failure, Meaning> | null,
): E.Either<Failure, Meaning> =>
  matched === null || (E.isLeft(matched) && goodsId !== '') ? E.right({ goodsId, skuId }) : matched
