import { type LoadContext, redirectTo } from '@compute-mall/app'
import type { ClientError } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { growthOf, requestOf, type Search, type SearchRequest, turnedTo } from '@compute-mall/core/search'
import type { Results } from './results.ts'

/** A page with a list of what was found. */
interface Listing<Hits> {
  readonly search: Search
  readonly results: Results<Hits>
}

/** A list for either device. */
export interface MayGrow {
  /** Of one that grows, on a phone: whether what follows could not be loaded. */
  readonly moreFailed?: boolean
}

/** The list of a phone, which grows: its address says how many pages of it are shown. */
type Growing<Page> = Page & {
  readonly pageSize: number
  /** What follows could not be loaded; the list stays as it is. */
  readonly moreFailed: boolean
}

/** How a list begins and how it goes on. */
interface Growth<Hits, Page extends Listing<Hits>> {
  readonly href: (search: Search) => string
  readonly pageSize: number
  /** The page with its first rows, so many of them. */
  readonly begin: (search: Search, rows: number) => Promise<Page>
  readonly find: (request: SearchRequest) => TE.TaskEither<ClientError, Hits>
  readonly continued: (before: Hits, next: Hits) => Hits
}

/** Loads the next page below those that are shown, or everything that an address says is shown (R9.02). */
export const grow = async <Hits, Page extends Listing<Hits>>(
  { params: search, previous }: LoadContext<Search>,
  growth: Growth<Hits, Page>,
): Promise<Growing<Page>> => {
  const { href, pageSize, begin } = growth
  const before = previous as Growing<Page> | undefined
  const found = before?.results.state === 'found' ? { before, hits: before.results.hits } : null
  const step = growthOf(search, found?.before.search ?? null, pageSize)
  if (step.kind === 'tooFar') throw redirectTo(href(turnedTo(search, step.lastPage)))
  if (step.kind === 'next' && found !== null) return grown(found.before, found.hits, search, growth)
  const first = await begin(turnedTo(search, 1), step.kind === 'begin' ? step.rows : pageSize)
  return { ...first, search, pageSize, moreFailed: false }
}

const grown = async <Hits, Page extends Listing<Hits>>(
  before: Growing<Page>,
  hits: Hits,
  search: Search,
  { pageSize, find, continued }: Growth<Hits, Page>,
): Promise<Growing<Page>> => {
  const next = await find(requestOf(search, pageSize))()
  if (E.isLeft(next)) return { ...before, moreFailed: true }
  return {
    ...before,
    search,
    moreFailed: false,
    results: { state: 'found', hits: continued(hits, next.right) },
  }
}
