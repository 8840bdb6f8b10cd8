import { type LoadContext, load } from '@compute-mall/app'
import { askChatOnPhones } from '@compute-mall/core/actors'
import { continued, PAGE_SIZE, type Search, type SearchRequest } from '@compute-mall/core/search'
import { usePersistedState } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import { grow } from '../search/growing.ts'
import { useSearching } from '../search/useSearching.ts'
import type { MobileShopPageProps, ShopTab } from './ShopPage.mobile.tsx'
import { loadShop, orMissing, useShopAddress } from './useShop.ts'

const loadGrowing = (context: LoadContext<Search>) => {
  const { client } = context
  return grow(context, {
    href: routes.shop.href,
    pageSize: PAGE_SIZE.store,
    find: (body: SearchRequest) => client.search.storeGoods({ body }),
    continued,
    begin: async (search, rows) => {
      const [page, chatIsOpen] = await Promise.all([loadShop(client, search, rows), askChatOnPhones(client)])
      return { ...page, chatIsOpen }
    },
  })
}

export const loader = load(routes.shop, (context) => orMissing(loadGrowing(context)))

export type LoadedPhoneShop = Awaited<ReturnType<typeof loadGrowing>>

/** A shop's page on a phone, where its goods grow and the tab is found again as it was left. */
export const usePhoneShop = (page: LoadedPhoneShop): MobileShopPageProps => {
  const { view, commands } = useSearching(routes.shop, page, true)
  const { shopId } = view.shop
  const [tab, showTab] = usePersistedState<ShopTab>(`shop.tab.${shopId}`, 'goods')
  return {
    view: { ...view, address: useShopAddress(shopId), tab },
    commands: { ...commands, showTab },
  }
}
