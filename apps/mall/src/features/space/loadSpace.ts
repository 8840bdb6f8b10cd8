import { type LoadContext, orNull } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import {
  continuedAssets,
  PAGE_SIZE,
  readSearch,
  requestOf,
  type Search,
  type SearchRequest,
  SPACE_PAGE_SIZE,
} from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { grow } from '../search/growing.ts'
import { resultsOf } from '../search/searching.ts'

/** So many others are offered in place of an asset that is gone. */
const SIMILAR = 3

/** Where assets may run; none while that cannot be asked for. */
const loadCenters = async ({ resource }: MallClient) =>
  (await orNull(resource.clusterList({ query: { siteCode: undefined } }, shownInPlace))) ?? []

const loadPage = async (client: MallClient, search: Search, pageSize: number) => {
  const [found, centers] = await Promise.all([
    client.search.aiNexus({ body: requestOf(search, pageSize) }, shownInPlace)(),
    loadCenters(client),
  ])
  return { search, results: resultsOf(found), centers, pageSize }
}

/** The assets that a search finds: a page of them, or on a phone a list that grows. */
export const loadAssets = (context: LoadContext<Search>) => {
  const { client, params, device } = context
  if (device === 'desktop') return loadPage(client, params, SPACE_PAGE_SIZE)
  return grow(context, {
    href: (search) => routes.community.href({ search }),
    pageSize: PAGE_SIZE.goodsMobile,
    find: (body: SearchRequest) => client.search.aiNexus({ body }, shownInPlace),
    continued: continuedAssets,
    begin: (search, rows) => loadPage(client, search, rows),
  })
}

const usedMost = async ({ search }: MallClient) => {
  const body = requestOf(readSearch([['sort', 'skuSaleCount']]), SIMILAR)
  return (await orNull(search.aiNexus({ body }, shownInPlace)))?.records ?? []
}

/** The asset that an address opens, with its first rows where it has some; others where it is gone. */
export const loadOpened = async (client: MallClient, id: string) => {
  if (id === '') return { asset: null, preview: null, similar: [] }
  const opened = await client.asset.detail({ params: { id } }, shownInPlace)()
  if (E.isLeft(opened)) return { asset: 'missing' as const, preview: null, similar: await usedMost(client) }
  const asset = opened.right
  const preview = asset.hasPreview
    ? await orNull(client.asset.preview({ params: { id } }, shownInPlace))
    : null
  return { asset, preview, similar: [] }
}
