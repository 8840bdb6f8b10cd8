import type { LoadContext } from '@compute-mall/app'
import { askChatOnPhones } from '@compute-mall/core/actors'
import { shownInPlace } from '@compute-mall/core/client'
import { continued, PAGE_SIZE, type Search, type SearchRequest } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { grow } from '../search/growing.ts'
import { loadShop } from './useShop.ts'

/** A shop for a phone, where its goods grow. */
export const loadGrowing = (context: LoadContext<Search>) => {
  const { client } = context
  return grow(context, {
    href: routes.shop.href,
    pageSize: PAGE_SIZE.store,
    find: (body: SearchRequest) => client.search.storeGoods({ body }, shownInPlace),
    continued,
    begin: async (search, rows) => {
      const [page, chatIsOpen] = await Promise.all([loadShop(client, search, rows), askChatOnPhones(client)])
      return { ...page, chatIsOpen }
    },
  })
}
