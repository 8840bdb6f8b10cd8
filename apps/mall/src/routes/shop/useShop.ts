import { resourceMessages } from '@compute-mall/core/resource'
import {
  PAGE_SIZE,
  readShopSearch,
  requestOf,
  type Search,
  searchMessages,
  shopSearchHref,
} from '@compute-mall/core/search'
import { shopMessages } from '@compute-mall/core/shop'
import { useEffect, useState } from 'react'
import { openChat } from '../../chat/requests.ts'
import type { ShopPageProps } from '../../features/shop/ShopPage.tsx'
import { hrefOf } from '../../router/address.ts'
import { useDevice } from '../../router/device.ts'
import { need } from '../../router/failure.ts'
import { useNavigate } from '../../router/navigate.ts'
import { load, usePage } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'
import { usePending } from '../../router/usePending.ts'
import { resultsOf } from '../search/searching.ts'

export const texts = { resource: resourceMessages, search: searchMessages, shop: shopMessages }

/** A shop and what it sells, ten on a page (R9.02); an unknown shop is the 404 page. */
export const loader = load(async ({ client, query }) => {
  const search = readShopSearch(query)
  const [shop, found] = await Promise.all([
    need(client.shop.detail({ params: { id: search.shop || '0' } })),
    client.search.storeGoods({ body: requestOf({ ...search, shop: search.shop || '0' }, PAGE_SIZE.store) })(),
  ])
  return { shop, search, results: resultsOf(found), now: Date.now() }
})

/** A shop's page and what can be done on it, on either device. Every change is a change of its address (R2.10). */
export const useShop = (): ShopPageProps => {
  const loaded = usePage<typeof loader>()
  const navigate = useNavigate()
  const reload = useReload()
  const device = useDevice()
  const { pending, isLate, ask } = usePending<Search>(loaded)
  const address = hrefOf(shopSearchHref({ ...readShopSearch([['id', loaded.shop.shopId]]) }))
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(window.location.origin), [])
  return {
    view: {
      ...loaded,
      address: origin + address,
      search: pending ?? loaded.search,
      results: pending && isLate ? { state: 'loading', before: null } : loaded.results,
      isBusy: pending !== undefined,
      pageSize: PAGE_SIZE.store,
    },
    commands: {
      show: (search) => {
        ask(search)
        navigate(shopSearchHref(search), { preventScrollReset: search.pageNum === loaded.search.pageNum })
      },
      retry: () => void reload(),
      chat: () =>
        device === 'desktop'
          ? openChat({ shopId: loaded.shop.shopId, goods: null })
          : navigate(`/chat/chatList?shopId=${encodeURIComponent(loaded.shop.shopId)}`),
    },
  }
}
