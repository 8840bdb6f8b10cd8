import { load, orNull, useAppData, useLive, usePage, useReload } from '@compute-mall/app'
import { applicationKinds } from '@compute-mall/core/goods'
import { readSearch, requestOf, withCategory } from '@compute-mall/core/search'
import { BANNER_VERSION } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'

/** How many goods of each kind, and how many ranks. */
const PER_KIND = 5
const RANKS = 5

const rankings = ['sales', 'score', 'newest'] as const

/** The application mall has no part without which it makes no sense. */
export const loader = load(routes.app, async ({ client }) => {
  const banners = (configType: '1' | '2') =>
    orNull(client.site.banners({ query: { configType, version: BANNER_VERSION, showAddress: 'MALL' } }))
  const ofKind = async (kind: (typeof applicationKinds)[number]) => {
    const body = requestOf(withCategory(readSearch([]), [kind]), PER_KIND)
    const hits = await orNull(client.search.goods({ body }))
    return { kind, cards: hits?.records ?? null }
  }
  const ranked = async (by: (typeof rankings)[number]) => ({
    by,
    cards: await orNull(client.goods.ranking({ query: { shelf: 'application', by, limit: RANKS } })),
  })
  const [categories, events, ads, kinds, ranks] = await Promise.all([
    orNull(client.search.category()),
    banners('1'),
    banners('2'),
    Promise.all(applicationKinds.map(ofKind)),
    Promise.all(rankings.map(ranked)),
  ])
  return { categories, banners: events ?? [], ads: ads ?? [], kinds, rankings: ranks }
})

/** The application mall and what can be done in it, on either device. */
export const useApp = () => {
  const live = useLive()
  const reload = useReload()
  const menu = useAppData().site?.menu
  return { view: { ...usePage<typeof loader>(), live, menu }, commands: { retry: () => void reload() } }
}
