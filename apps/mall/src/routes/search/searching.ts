import { quietly } from '@compute-mall/core/actors'
import type { ClientError } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import type { GoodsCard } from '@compute-mall/core/goods'
import {
  continued,
  follows,
  type GoodsHits,
  pageCount,
  readSearch,
  requestOf,
  type Search,
  type SearchRequest,
  type SearchWords,
  searchHref,
  TOTAL_CAP,
  turnedTo,
} from '@compute-mall/core/search'
import type { MallClient } from '@compute-mall/react'
import type { Results } from '@compute-mall/ui/screens/search'
import { maybe, redirectTo } from '../../router/failure.ts'
import type { PageRequest } from '../../router/page.ts'

/** How many others are shown when nothing was found. */
const HOT = 5

type Shelf = 'compute' | 'application'

/** What others buy, asked for only when it is needed. */
export const hotGoods = async (
  { goods }: MallClient,
  shelf: Shelf,
  wanted: boolean,
): Promise<readonly GoodsCard[]> =>
  (wanted && (await maybe(goods.ranking({ query: { shelf, by: 'sales', limit: HOT } }, quietly)))) || []

/** The words for the codes of a search; without them its filters cannot be named, and are left out. */
const wordsOf = async ({ search, shop }: MallClient, shelf: Shelf, id: string): Promise<SearchWords> => {
  const tree = (categoryModule: 'resource' | 'industry') =>
    maybe(search.categoryTree({ query: { categoryModule } }, quietly))
  const categories =
    shelf === 'compute'
      ? tree('resource')
      : maybe(search.category({}, { ...quietly, cacheKey: 'search.category' }))
  const [roots, industries, values, seller] = await Promise.all([
    categories,
    tree('industry'),
    maybe(search.commonList({}, { ...quietly, cacheKey: 'search.commonList' })),
    id === '' ? null : maybe(shop.detail({ params: { id } }, quietly)),
  ])
  const name = seller?.shopName ?? null
  return { categories: roots ?? [], industries: industries ?? [], values: values ?? [], shop: name }
}

/** Which search a page is. */
export interface Searched {
  readonly pathname: '/search/goods' | '/search/resource'
  readonly shelf: Shelf
  readonly pageSize: number
  readonly find: (request: SearchRequest) => TE.TaskEither<ClientError, GoodsHits>
}

export const resultsOf = <Hits>(found: E.Either<ClientError, Hits>): Results<Hits> =>
  E.isRight(found) ? { state: 'found', hits: found.right } : { state: 'failed' }

/** Loads a search page for its address. A page behind the last one is the last one, in the address as well. */
export const loadSearch = async (
  { client, query }: PageRequest,
  { pathname, shelf, pageSize, find }: Searched,
) => {
  const search = readSearch(query)
  const endAt = (total: number) => {
    const last = pageCount(total, pageSize)
    if (search.pageNum > last) throw redirectTo(searchHref(pathname, turnedTo(search, last)))
  }
  endAt(TOTAL_CAP)
  const [found, words] = await Promise.all([
    find(requestOf(search, pageSize))(),
    wordsOf(client, shelf, search.shop),
  ])
  if (E.isRight(found) && found.right.total > 0) endAt(found.right.total)
  const hot = await hotGoods(client, shelf, E.isRight(found) && found.right.total === 0)
  return { pathname, search, words, results: resultsOf(found), pageSize, hot }
}

type Searching = Awaited<ReturnType<typeof loadSearch>>

/** The search of a phone, whose list grows: its address says how many pages of it are shown. */
type Growing = Searching & {
  /** What follows could not be loaded; the list stays as it is. */
  readonly moreFailed: boolean
}

/** So many rows at most come in one answer (docs/constants.md), and are brought back when one returns. */
const MOST_ROWS = 120

/** Loads the next page below those that are shown, or everything that an address says is shown. */
export const loadGrowing = async (request: PageRequest, searched: Searched): Promise<Growing> => {
  const search = readSearch(request.query)
  const before = request.before as Growing | undefined
  if (before?.results.state === 'found' && follows(search, before.search))
    return grown(before, before.results.hits, search, searched)
  const { pathname, pageSize } = searched
  const most = MOST_ROWS / pageSize
  if (search.pageNum > most) throw redirectTo(searchHref(pathname, turnedTo(search, most)))
  const whole = { ...searched, pageSize: pageSize * search.pageNum }
  const first = await loadSearch({ ...request, query: firstPageOf(request.query) }, whole)
  return { ...first, search, pageSize, moreFailed: false }
}

const firstPageOf = (query: URLSearchParams): URLSearchParams => {
  const first = new URLSearchParams(query)
  first.delete('pageNum')
  return first
}

const grown = async (
  before: Growing,
  hits: GoodsHits,
  search: Search,
  { pageSize, find }: Searched,
): Promise<Growing> => {
  const next = await find(requestOf(search, pageSize))()
  if (E.isLeft(next)) return { ...before, moreFailed: true }
  return {
    ...before,
    search,
    moreFailed: false,
    results: { state: 'found', hits: continued(hits, next.right) },
  }
}
