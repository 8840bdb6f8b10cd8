import { type GoodsAddress, type GoodsCard, type GoodsKind, isCompute } from '@compute-mall/core/goods'
import { type ReturnPlace, returnPlace } from '@compute-mall/core/search'
import { routes } from './routes.ts'

/** What an address says of the way from a list to a goods page. */
export type Way = Partial<Omit<GoodsAddress, 'skuId' | 'goodsId'>>

/** Where the areas of the mall and its services begin. */
export const areas = () => ({
  section: {
    home: routes.home.href(),
    app: routes.app.href(),
    compute: routes.searchResource.href(),
    community: routes.community.href(),
    ranking: routes.ranking.href(),
  },
  service: {
    serviceAi: routes.serviceAi.href(),
    serviceContainer: routes.serviceContainer.href(),
    serviceEcs: routes.serviceEcs.href(),
    serviceHpc: routes.serviceHpc.href(),
  },
})

/** The goods that a card shows, with what is known of the way to it. */
export const goodsHref = ({ skuId, goodsId }: Pick<GoodsCard, 'skuId' | 'goodsId'>, way: Way = {}): string =>
  routes.goods.href({ ...way, skuId, goodsId })

/** Everything of one kind, in the search that has it (R2.11). */
export const kindHref = (kind: GoodsKind): string =>
  (isCompute(kind) ? routes.searchResource : routes.searchGoods).href({ common: [kind] })

const placeHref = (place: ReturnPlace): string => {
  if ('shop' in place) return routes.shop.href({ shop: place.shop })
  return (place.type === 'base' ? routes.searchResource : routes.searchGoods).href(place.search)
}

/** Where one goes back to from a goods page: the shop or the search that led there, or one that has such goods. */
export const returnHref = (address: GoodsAddress, kind?: GoodsKind): string =>
  placeHref(returnPlace(address, kind))
