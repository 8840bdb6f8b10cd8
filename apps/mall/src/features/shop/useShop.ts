import {
  load,
  orThrow,
  useDevice,
  useEnvironment,
  useNavigate,
  usePage,
  usePending,
  useReload,
} from '@compute-mall/app'
import { PAGE_SIZE, requestOf, type Search } from '@compute-mall/core/search'
import { useEffect, useState } from 'react'
import { routes } from '../../routes.ts'
import { openChat } from '../chat/requests.ts'
import { resultsOf } from '../search/searching.ts'
import type { ShopPageProps } from './ShopPage.tsx'

/** A shop and what it sells, ten on a page (R9.02); an unknown shop is the 404 page. */
export const loader = load(routes.shop, async ({ client, params: search }) => {
  const [shop, found] = await Promise.all([
    orThrow(client.shop.detail({ params: { id: search.shop } })),
    client.search.storeGoods({ body: requestOf(search, PAGE_SIZE.store) })(),
  ])
  return { subject: shop.shopName, shop, search, results: resultsOf(found), now: Date.now() }
})

/** A shop's page and what can be done on it, on either device. Every change is a change of its address (R2.10). */
export const useShop = (): ShopPageProps => {
  const loaded = usePage<typeof loader>()
  const navigate = useNavigate()
  const reload = useReload()
  const device = useDevice()
  const { prefix } = useEnvironment()
  const { pending, isLate, ask } = usePending<Search>(loaded)
  const address = prefix + routes.shop.href({ shop: loaded.shop.shopId })
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
        navigate(routes.shop.href(search), { preventScrollReset: search.pageNum === loaded.search.pageNum })
      },
      retry: () => void reload(),
      chat: () =>
        device === 'desktop'
          ? openChat({ shopId: loaded.shop.shopId, goods: null })
          : navigate(routes.chats.href({ shopId: loaded.shop.shopId })),
    },
  }
}
