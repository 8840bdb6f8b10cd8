import { load, orNull, orThrow, usePage, useReload } from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { PAGE_SIZE, readSearch, requestOf, withKeyword } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { hotGoods, resultsOf } from './searching.ts'
import { useMiss } from './useMiss.ts'

/** Assets of the community in a search over everything. */
const COMMUNITY_SHOWN = 3

export const loader = load(routes.searchGlobal, async ({ client, params }) => {
  const search = { ...params, pageNum: 1 }
  const { shop: id } = search
  const [found, community, shop] = await Promise.all([
    client.search.all({ body: requestOf(search, PAGE_SIZE.global) })(),
    id === ''
      ? orNull(
          client.search.aiNexus({
            body: requestOf(withKeyword(readSearch([]), search.keyword), COMMUNITY_SHOWN),
          }),
        )
      : null,
    id === '' ? null : orThrow(client.shop.detail({ params: { id } })),
  ])
  const hot = await hotGoods(
    client,
    'compute',
    E.isRight(found) && found.right.total === 0 && (community?.total ?? 0) === 0,
  )
  return {
    subject: search.keyword,
    search,
    shop: shop?.shopName ?? null,
    results: resultsOf(found),
    community,
    hot,
    now: Date.now(),
  }
})

/** What a search over everything found, on either device. */
export const useGlobal = () => {
  const reload = useReload()
  const view = usePage<typeof loader>()
  useMiss(view.search, view.results)
  return { view, commands: { retry: () => void reload() } }
}
