import { load, orNull, useAppData, useLive, usePage, useReload } from '@compute-mall/app'
import { mixedShelf } from '@compute-mall/core/goods'
import { BANNER_VERSION } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'

/** How many of each are shown: two rows of computing, two of applications, ten ranks, three rows of centres. */
const COMPUTE = 10
const RECOMMENDED = 6
const RANKED = 10
const CENTERS = 12
/** Enough to choose from, so that every kind is among them. */
const CHOSEN_FROM = 50

/** The home page has no part without which it makes no sense; each that fails says so in its own place. */
export const loader = load(routes.home, async ({ client }) => {
  const banners = (configType: '1' | '2') =>
    orNull(client.site.banners({ query: { configType, version: BANNER_VERSION, showAddress: 'HOME' } }))
  const ranking = (shelf: 'compute' | 'application', by: 'sales' | 'score', limit: number) =>
    orNull(client.goods.ranking({ query: { shelf, by, limit } }))
  const [events, ads, totals, compute, recommended, ranked, centers, announcements] = await Promise.all([
    banners('1'),
    banners('2'),
    orNull(client.shop.totals()),
    ranking('compute', 'sales', CHOSEN_FROM),
    ranking('application', 'score', CHOSEN_FROM),
    ranking('application', 'sales', RANKED),
    orNull(client.resource.clusterList({ query: { siteCode: undefined } })),
    orNull(client.site.announcements({ query: { place: 'MALL' } })),
  ])
  return {
    banners: events ?? [],
    ads: ads ?? [],
    announcements: announcements ?? [],
    totals,
    compute: compute && mixedShelf(compute, COMPUTE),
    recommended: recommended && mixedShelf(recommended, RECOMMENDED),
    ranked,
    centers: centers?.slice(0, CENTERS) ?? null,
  }
})

/** The home page and what can be done on it, on either device. */
export const useHome = () => {
  const live = useLive()
  const reload = useReload()
  const menu = useAppData().site?.menu
  return { view: { ...usePage<typeof loader>(), live, menu }, commands: { retry: () => void reload() } }
}
