import type { BulkView, PAGE_LIMITS } from '@compute-mall/core/list'
import type { Message } from '@compute-mall/core/messages'
import type { Action, LoadState, PageHeadProps, PageNotice } from '../page/index.ts'
import type { Sort } from '../table/index.ts'

/** One of many values, or all. */
export interface ListFilter {
  readonly key: string
  readonly label: string
  /** Empty is all. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Rows of a page of a list that one may ask for. */
type PageSize = (typeof PAGE_LIMITS)[number]

/** Pages one after another, of a list that goes on by a cursor. */
export interface CursorPager {
  readonly size: PageSize
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  /** Of all pages, as `totalMessage` tells it; null where it is not known. */
  readonly total: Message | null
}

/** Pages by number, from 1. */
interface NumberedPager {
  readonly page: number
  readonly pageCount: number
}

export type PagerView = CursorPager | NumberedPager

interface SavedView {
  readonly id: string
  readonly name: string
}

export interface ListView<Row> {
  readonly head: PageHeadProps
  readonly notice?: PageNotice | undefined
  readonly rows: LoadState<readonly Row[]>
  /** The lists that this one consists of, with their counts. */
  readonly tabs?:
    | {
        readonly value: string
        readonly items: readonly { readonly id: string; readonly label: string; readonly count?: number }[]
      }
    | undefined
  readonly search?: { readonly label: string; readonly value: string } | undefined
  readonly filters?: readonly ListFilter[] | undefined
  readonly savedViews?: { readonly items: readonly SavedView[]; readonly current: string | null } | undefined
  readonly sort?: Sort | undefined
  /** The keys of the rows that are chosen; without it none can be. */
  readonly selected?: ReadonlySet<string> | undefined
  /** How an action on many rows ended, row by row. */
  readonly outcome?: BulkView | undefined
  /** Rows that came or changed since: they are shown when asked for, so that none shifts under the reader. */
  readonly fresh?: number | undefined
  readonly pager: PagerView
  /** Whether an export is under way; without it there is none. */
  readonly exporting?: boolean | undefined
  /** Where there is nothing yet: what to do first. */
  readonly empty: { readonly title: string; readonly text?: string; readonly action?: Action }
}

/** Those of features that the view has not may be left out. */
export interface ListCommands {
  readonly retry: () => void
  readonly previous?: () => void
  readonly next?: () => void
  readonly resize?: (size: PageSize) => void
  readonly toPage?: (page: number) => void
  readonly openTab?: (id: string) => void
  readonly search?: (words: string) => void
  readonly filter?: (key: string, value: string) => void
  readonly clearFilters?: () => void
  /** The saved views are about to be chosen from. */
  readonly showViews?: () => void
  readonly openView?: (id: string) => void
  readonly saveView?: (name: string) => void
  readonly removeView?: (id: string) => void
  readonly sort?: (sort: Sort) => void
  readonly select?: (keys: ReadonlySet<string>) => void
  readonly closeOutcome?: () => void
  readonly showFresh?: () => void
  readonly exportRows?: () => void
}
