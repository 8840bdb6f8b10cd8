import { type LoadContext, orNull, orThrow } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import { type ClientError, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type GoodsAddress, goodsRefusals, matchQuery, meaningOf, wantedIn } from '@compute-mall/core/goods'
import { returnHref } from '../../links.ts'

const MISSING = goodsRefusals.goodsNotFound.code

const isMissing = (error: ClientError) => error.kind === 'refused' && error.code === MISSING

/** The goods and sku that an address means. */
export const meant = async ({ search }: MallClient, address: GoodsAddress) => {
  const query = matchQuery(address)
  return meaningOf(address, query && (await search.specificationMatched({ query }, shownInPlace)()))
}

/** Everything that a goods page begins with, or why there is none. */
export const loadGoods = async ({
  client,
  params: address,
  appData,
}: Pick<LoadContext<GoodsAddress>, 'client' | 'params' | 'appData'>) => {
  const found = await meant(client, address)
  if (E.isLeft(found)) return goneOr(found.left, address)
  const { goodsId, skuId } = found.right
  const params = { id: goodsId }
  const [detail, skus, depend, clusters] = await Promise.all([
    client.goods.detail({ params }, shownInPlace)(),
    client.goods.skus({ params }, shownInPlace)(),
    client.goods.dependResource({ params }, shownInPlace)(),
    appData().then(({ user }) =>
      user === null ? null : orNull(client.identity.clusterUserDetail({}, shownInPlace)),
    ),
  ])
  if (E.isLeft(detail)) return goneOr(detail.left, address)
  const goods = detail.right
  const back = returnHref(address, goods.kind)
  if (!goods.display) return { state: 'gone', reason: 'offShelf', back } as const
  return {
    state: 'open',
    offer: { goods, skus: await orThrow(async () => skus) },
    depend,
    wanted: { ...wantedIn(address), skuId },
    address,
    subject: goods.name,
    cartId: address.cart,
    back,
    clusters: clusters ?? [],
    shop: await orNull(client.shop.detail({ params: { id: goods.shopId } }, shownInPlace)),
    now: new Date().toISOString(),
  } as const
}

export const goneOr = async (error: ClientError, address: GoodsAddress) => {
  if (!isMissing(error)) return orThrow<never>(async () => E.left(error))
  return { state: 'gone', reason: 'missing', isMissing: true, back: returnHref(address) } as const
}

export type OpenGoods = Extract<Awaited<ReturnType<typeof loadGoods>>, { state: 'open' }>
