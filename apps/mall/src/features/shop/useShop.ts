import { type LoadContext, orNull, orThrow, PageFailure, useEnvironment } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import { shownInPlace } from '@compute-mall/core/client'
import { PAGE_SIZE, requestOf, type Search } from '@compute-mall/core/search'
import { shopMissing } from '@compute-mall/core/shop'
import { usePersistedState } from '@compute-mall/react'
import { useEffect, useState } from 'react'
import { routes } from '../../routes.ts'
import { openChat } from '../chat/requests.ts'
import type { MayGrow } from '../search/growing.ts'
import { resultsOf } from '../search/searching.ts'
import { useSearching } from '../search/useSearching.ts'
import type { MobileShopPageProps, ShopTab } from './ShopPage.mobile.tsx'
import type { ShopPageProps } from './ShopPage.tsx'

/** There is no such shop; the server answers with 404. */
const MISSING = { isMissing: true } as const

/** What was loaded for the page of a shop, or that there is none. */
export const orMissing = async <Page>(loading: Promise<Page>): Promise<Page | typeof MISSING> => {
  try {
    return await loading
  } catch (thrown) {
    if (thrown instanceof PageFailure && thrown.failure.code === shopMissing.shopNotFound.code) return MISSING
    throw thrown
  }
}

/** A shop and the first goods that a search in it finds, so many. */
export const loadShop = async (client: MallClient, search: Search, pageSize: number) => {
  const [shop, found, reviews] = await Promise.all([
    orThrow(client.shop.detail({ params: { id: search.shop } }, shownInPlace)),
    client.search.storeGoods({ body: requestOf(search, pageSize) }, shownInPlace)(),
    orNull(client.goods.latestReviews({ params: { id: search.shop } }, shownInPlace)),
  ])
  return {
    subject: shop.shopName,
    shop,
    search,
    results: resultsOf(found),
    reviews: reviews ?? [],
    pageSize,
    now: Date.now(),
  }
}

/** A shop and what it sells, ten on a page (R9.02). */
export const loadPage = ({ client, params }: LoadContext<Search>) => loadShop(client, params, PAGE_SIZE.store)

export interface LoadedShop extends Awaited<ReturnType<typeof loadShop>>, MayGrow {
  /** On a phone: whether a shop can be written to from there (D22). */
  readonly chatIsOpen?: boolean
}

/** The full address of a shop's page, once the browser has said where it is. */
const useShopAddress = (shop: string): string => {
  const { prefix } = useEnvironment()
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(window.location.origin), [])
  return origin + prefix + routes.shop.href({ shop })
}

/**
 * A shop's page and what can be done on it, on either device. Every change is a change of its address (R2.10); the tab
 * of a phone is found again as it was left.
 */
export const useShop = ({ page }: { readonly page: LoadedShop }): ShopPageProps & MobileShopPageProps => {
  const { view, commands } = useSearching(routes.shop, page)
  const { shopId } = view.shop
  const [tab, showTab] = usePersistedState<ShopTab>(`shop.tab.${shopId}`, 'goods')
  return {
    view: { ...view, address: useShopAddress(shopId), tab, chatIsOpen: page.chatIsOpen === true },
    commands: { ...commands, chat: () => openChat({ shopId, goods: null }), showTab },
  }
}
