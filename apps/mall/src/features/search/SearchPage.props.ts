import type { GoodsCard } from '@compute-mall/core/goods'
import type { Search, SearchWords } from '@compute-mall/core/search'
import type { Results } from './results.ts'
import type { Shelf } from './searchRoute.ts'
import type { Compared } from './useComparison.ts'

export interface SearchView {
  /** Which search it is: of the mall, or of the compute market (R2.11). */
  readonly shelf: Shelf
  readonly search: Search
  readonly words: SearchWords
  readonly results: Results
  /** These are still the results of another search; its own are on their way. */
  readonly isBusy: boolean
  readonly pageSize: number
  /** What others buy, for when nothing was found. */
  readonly hot: readonly GoodsCard[]
}

export interface SearchPageProps {
  readonly view: SearchView
  readonly commands: {
    /** Goes to the address of another search. */
    readonly show: (search: Search) => void
    readonly retry: () => void
  }
  /** What is chosen to be compared, for who opens one of the goods and comes back. */
  readonly compared?: Compared | undefined
}
