import { load, orNull, orThrow, useEnvironment, usePage } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import type { GoodsCard } from '@compute-mall/core/goods'
import { PAGE_SIZE, requestOf, type Search } from '@compute-mall/core/search'
import { useEffect, useState } from 'react'
import { routes } from '../../routes.ts'
import { openChat } from '../chat/requests.ts'
import { hitsOf } from '../search/results.ts'
import { resultsOf } from '../search/searching.ts'
import { useSearching } from '../search/useSearching.ts'
import type { ShopPageProps } from './ShopPage.tsx'

/** So many reviews are shown, of so many goods. */
const REVIEWS = { goods: 3, most: 3 } as const

/** What buyers say of the goods that stand first, the latest before the others. */
const reviewsOf = async ({ goods }: MallClient, cards: readonly GoodsCard[]) => {
  const said = await Promise.all(
    cards.slice(0, REVIEWS.goods).map(async ({ goodsId, name }) => {
      const query = { pageNum: 1, pageSize: REVIEWS.most }
      const page = await orNull(goods.reviews({ params: { id: goodsId }, query }))
      return (page?.records ?? []).map((review) => ({ goodsId, name, review }))
    }),
  )
  return said
    .flat()
    .toSorted((one, other) => other.review.createTime.localeCompare(one.review.createTime))
    .slice(0, REVIEWS.most)
}

/** A shop and the first goods that a search in it finds, so many; an unknown shop is the 404 page. */
export const loadShop = async (client: MallClient, search: Search, pageSize: number) => {
  const [shop, found] = await Promise.all([
    orThrow(client.shop.detail({ params: { id: search.shop } })),
    client.search.storeGoods({ body: requestOf(search, pageSize) })(),
  ])
  const results = resultsOf(found)
  const reviews = shop.reviewCount === 0 ? [] : await reviewsOf(client, hitsOf(results)?.records ?? [])
  return { subject: shop.shopName, shop, search, results, reviews, pageSize, now: Date.now() }
}

/** A shop and what it sells, ten on a page (R9.02). */
export const loader = load(routes.shop, ({ client, params }) => loadShop(client, params, PAGE_SIZE.store))

/** The full address of a shop's page, once the browser has said where it is. */
export const useShopAddress = (shop: string): string => {
  const { prefix } = useEnvironment()
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(window.location.origin), [])
  return origin + prefix + routes.shop.href({ shop })
}

/** A shop's page and what can be done on it. Every change is a change of its address (R2.10). */
export const useShop = (): ShopPageProps => {
  const { view, commands } = useSearching(routes.shop, usePage<typeof loader>())
  const { shopId } = view.shop
  return {
    view: { ...view, address: useShopAddress(shopId) },
    commands: { ...commands, chat: () => openChat({ shopId, goods: null }) },
  }
}
