import { type GoodsAddress, type GoodsCard, type GoodsKind, isCompute } from '@compute-mall/core/goods'
import { type ReturnPlace, returnPlace } from '@compute-mall/core/search'
import type { SiteIndex } from '@compute-mall/core/site'
import type { Menu } from '@compute-mall/ui/layouts'
import { routes } from './routes.ts'

/** What an address says of the way from a list to a goods page. */
export type Way = Partial<Omit<GoodsAddress, 'skuId' | 'goodsId'>>

/** The goods that a card shows, with what is known of the way to it. */
export const goodsHref = ({ skuId, goodsId }: Pick<GoodsCard, 'skuId' | 'goodsId'>, way: Way = {}): string =>
  routes.goods.href({ ...way, skuId, goodsId })

/** Everything of a category, in the search that has its tree (R2.11). */
export const categoryHref = (tree: keyof Menu, code: string): string =>
  (tree === 'resource' ? routes.searchResource : routes.searchGoods).href({ common: [code] })

/** Everything of one kind. */
export const kindHref = (kind: GoodsKind): string =>
  categoryHref(isCompute(kind) ? 'resource' : 'application', kind)

const placeHref = (place: ReturnPlace): string => {
  if ('shop' in place) return routes.shop.href({ shop: place.shop })
  return (place.type === 'base' ? routes.searchResource : routes.searchGoods).href(place.search)
}

/** Where one goes back to from a goods page: the shop or the search that led there, or one that has such goods. */
export const returnHref = (address: GoodsAddress, kind?: GoodsKind): string =>
  placeHref(returnPlace(address, kind))

/** The categories of the mall as operations order them, each the way to all of it; none where they are not known. */
export const menuOf = (site: SiteIndex | null): Menu => {
  const entries = (tree: keyof Menu) =>
    (site?.menu[tree] ?? []).map((entry) => ({ ...entry, href: categoryHref(tree, entry.code) }))
  return { resource: entries('resource'), application: entries('application') }
}
