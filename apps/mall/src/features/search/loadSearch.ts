import { type LoadContext, orNull, redirectTo } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import { type ClientError, shownInPlace } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import {
  categoryName,
  continued,
  type GoodsHits,
  pageCount,
  requestOf,
  type Search,
  type SearchRequest,
  type SearchWords,
  TOTAL_CAP,
  turnedTo,
} from '@compute-mall/core/search'
import { grow, type MayGrow } from './growing.ts'
import { nearestGoods, resultsOf } from './searching.ts'
import type { Shelf } from './searchRoute.ts'

/** The words for the codes of a search; without them its filters cannot be named, and are left out. */
const wordsOf = async ({ search, shop }: MallClient, shelf: Shelf, id: string): Promise<SearchWords> => {
  const tree = (categoryModule: 'resource' | 'industry') =>
    orNull(search.categoryTree({ query: { categoryModule } }, shownInPlace))
  const categories = shelf === 'compute' ? tree('resource') : orNull(search.category({}, shownInPlace))
  const [roots, industries, values, seller] = await Promise.all([
    categories,
    tree('industry'),
    orNull(search.commonList({}, shownInPlace)),
    id === '' ? null : orNull(shop.detail({ params: { id } }, shownInPlace)),
  ])
  const name = seller?.shopName ?? null
  return { categories: roots ?? [], industries: industries ?? [], values: values ?? [], shop: name }
}

/** Which search a page is. */
export interface Searched {
  readonly href: (search: Search) => string
  readonly shelf: Shelf
  readonly pageSize: number
  readonly find: (request: SearchRequest) => TE.TaskEither<ClientError, GoodsHits>
}

/** One page of a search. A page behind the last one is the last one, in the address as well. */
const loadPage = async (
  { client, params: search }: LoadContext<Search>,
  { href, shelf, pageSize, find }: Searched,
) => {
  const endAt = (total: number) => {
    const last = pageCount(total, pageSize)
    if (search.pageNum > last) throw redirectTo(href(turnedTo(search, last)))
  }
  endAt(TOTAL_CAP)
  const [found, words] = await Promise.all([
    find(requestOf(search, pageSize))(),
    wordsOf(client, shelf, search.shop),
  ])
  if (E.isRight(found) && found.right.total > 0) endAt(found.right.total)
  const isNothing = E.isRight(found) && found.right.total === 0
  const hot = isNothing ? await nearestGoods(client, shelf, find, search) : []
  const subject = search.keyword || categoryName(search, words)
  return { subject, shelf, search, words, results: resultsOf(found), pageSize, hot }
}

const loadGrowing = (request: LoadContext<Search>, searched: Searched) =>
  grow(request, {
    ...searched,
    continued,
    begin: (search, rows) => loadPage({ ...request, params: search }, { ...searched, pageSize: rows }),
  })

/** Loads a search page for its address: a page of its list, or on a phone the list as far as it has grown. */
export const loadSearch = (
  request: LoadContext<Search>,
  searched: Searched,
): Promise<Awaited<ReturnType<typeof loadPage>> & MayGrow> =>
  (request.device === 'mobile' ? loadGrowing : loadPage)(request, searched)
