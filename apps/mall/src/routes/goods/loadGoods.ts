import type { MallClient } from '@compute-mall/core/actors'
import { quietly } from '@compute-mall/core/actors'
import type { ClientError } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type GoodsAddress, goodsRefusals, readGoodsAddress } from '@compute-mall/core/goods'
import { returnHref } from '@compute-mall/core/search'
import { maybe, need } from '../../router/failure.ts'
import type { PageRequest } from '../../router/page.ts'

const MISSING = goodsRefusals.goodsNotFound.code

const isMissing = (error: ClientError) => error.kind === 'refused' && error.code === MISSING

/** The goods and the sku that an address means; asked for where the address does not say both (decision 9). */
const meant = async ({ search }: MallClient, { goodsId, skuId, keyword }: GoodsAddress) => {
  if (skuId === '' || (goodsId !== '' && keyword === '')) return E.right({ goodsId, skuId })
  const matched = await search.specificationMatched(
    { query: { skuId, keyword: keyword || undefined } },
    quietly,
  )()
  return E.isLeft(matched) && goodsId !== '' ? E.right({ goodsId, skuId }) : matched
}

/** Everything that a goods page begins with, or why there is none. */
export const loadGoods = async ({ client, query }: PageRequest) => {
  const address = readGoodsAddress(query)
  const found = await meant(client, address)
  if (E.isLeft(found)) return goneOr(found.left, address)
  const { goodsId, skuId } = found.right
  const params = { id: goodsId }
  const [detail, skus, depend, clusters] = await Promise.all([
    client.goods.detail({ params }, quietly)(),
    client.goods.skus({ params }, quietly)(),
    client.goods.dependResource({ params }, quietly)(),
    maybe(client.identity.clusterUserDetail({}, quietly)),
  ])
  if (E.isLeft(detail)) return goneOr(detail.left, address)
  const goods = detail.right
  const back = returnHref(address, goods.kind)
  if (!goods.display) return { state: 'gone', reason: 'offShelf', back } as const
  return {
    state: 'open',
    offer: { goods, skus: await need(async () => skus) },
    depend,
    wanted: { skuId, ...(address.clusterId && { clusterId: address.clusterId }) },
    cartId: address.cart,
    back,
    clusters: clusters ?? [],
    shop: await maybe(client.shop.detail({ params: { id: goods.shopId } }, quietly)),
    now: new Date().toISOString(),
  } as const
}

const goneOr = async (error: ClientError, address: GoodsAddress) => {
  if (!isMissing(error)) return need<never>(async () => E.left(error))
  return { state: 'gone', reason: 'missing', back: returnHref(address) } as const
}

export type OpenGoods = Extract<Awaited<ReturnType<typeof loadGoods>>, { state: 'open' }>
