import type { LoadContext } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type GoodsAddress, wantedIn } from '@compute-mall/core/goods'
import { returnHref } from '../../links.ts'
import { goneOr, meant } from '../goods/loadGoods.ts'

/** The public excerpt of goods, or the reason why there is none. */
export const loadExcerpt = async ({
  client,
  params: address,
}: Pick<LoadContext<GoodsAddress>, 'client' | 'params'>) => {
  const found = await meant(client, address)
  if (E.isLeft(found)) return goneOr(found.left, address)
  const { goodsId, skuId } = found.right
  const excerpt = await client.goods.excerpt({ params: { id: goodsId } }, shownInPlace)()
  if (E.isLeft(excerpt)) return goneOr(excerpt.left, address)
  const { goods } = excerpt.right
  if (!goods.display)
    return { state: 'gone', reason: 'offShelf', back: returnHref(address, goods.kind) } as const
  return {
    state: 'open',
    excerpt: excerpt.right,
    wanted: { ...wantedIn(address), skuId },
    subject: goods.name,
  } as const
}
