import * as t from 'io-ts'
import {
  between,
  Count,
  Id,
  IntegerFromText,
  LineUpTo,
  Nullable,
  NumberOf,
  OneOf,
  Optional,
  Repeated,
  StringOf,
  TextOf,
} from '../codec/index.ts'
import { Details } from '../http/index.ts'
import {
  listsWithViews,
  MAX_BULK,
  MAX_LIMIT,
  MAX_TOTAL,
  MAX_VIEW_NAME,
  MAX_VIEW_QUERY,
} from './list.rules.ts'

/** The place of a page in a list, signed by the server and opaque to everybody else. */
export const Cursor = StringOf('Cursor', (text) => /^[\w-]{1,1500}\.[\w-]{1,64}$/.test(text))
export type Cursor = t.TypeOf<typeof Cursor>

// biome-ignore lint/suspicious/noExplicitAny: io-ts is invariant in A and O; only `any` stands for "some codec".
type FilterCodecs = Readonly<Record<string, t.Type<any, any, unknown>>>

/**
 * What a list may be asked: its filters, each a codec that accepts an absent value (`Optional`, `Repeated`), and its
 * sorts by name, the default first; `-name` is descending. The server sorts only by what an index ends in a unique key.
 * @example
 * import { Keyword, Optional } from '@compute-mall/core/codec'
 * import { defineList } from '@compute-mall/core/list'
 *
 * const orders = defineList({ filters: { keyword: Optional(Keyword) }, sorts: ['-createdAt', 'createdAt'] })
 * orders.sorts[0] // → '-createdAt'
 */
export const defineList = <F extends FilterCodecs, const S extends string>({
  filters,
  sorts,
}: {
  readonly filters: F
  readonly sorts: readonly [S, ...S[]]
}) => ({
  filters,
  sorts,
  /** The query of the list's call: filters, sort, cursor and limit. */
  query: t.type({
    ...filters,
    sort: Optional(OneOf('sort', sorts)),
    cursor: Optional(Cursor),
    limit: Optional(between(IntegerFromText, 1, MAX_LIMIT)),
  }),
  /** The query of its export: the same without a place. */
  exportQuery: t.type({ ...filters, sort: Optional(OneOf('sort', sorts)) }),
})

/** What a list may be asked, as `defineList` makes it. */
export interface List {
  readonly filters: FilterCodecs
  readonly sorts: readonly [string, ...string[]]
  // biome-ignore lint/suspicious/noExplicitAny: stands for the query of some list.
  readonly query: t.Type<any, any, unknown>
}
/** What a list is asked: filters, sort, cursor and limit. */
export type QueryOf<L extends List> = t.TypeOf<L['query']>
/** What chooses and sorts the rows of a list, wherever one stands in it: all that an export asks. */
export type SelectionOf<L extends List> = Omit<QueryOf<L>, 'cursor' | 'limit'>

const Total = NumberOf('Total', (n) => Count.is(n) && n <= MAX_TOTAL + 1)

/** A page of a list. `total` counts up to 10,000; 10,001 means more. */
export const ListPage = <A, O>(item: t.Type<A, O, unknown>) =>
  t.readonly(
    t.type({
      records: t.readonlyArray(item),
      nextCursor: Nullable(Cursor),
      previousCursor: Nullable(Cursor),
      total: Total,
    }),
  )
export interface ListPage<A> {
  readonly records: readonly A[]
  readonly nextCursor: Cursor | null
  readonly previousCursor: Cursor | null
  readonly total: number
}

/** The rows that a bulk operation is asked for. */
export const BulkIds = Repeated(Id, MAX_BULK)

/** What became of one row of a bulk operation: done, or refused with the code and its values. */
export const BulkOutcome = t.readonly(
  t.type({ id: Id, refusal: Nullable(t.readonly(t.type({ code: t.string, details: Details }))) }),
  'BulkOutcome',
)
export type BulkOutcome = t.TypeOf<typeof BulkOutcome>

/** One outcome for each id that was given, in the order in which they were given. */
export const BulkAnswer = t.readonly(t.type({ outcomes: t.readonlyArray(BulkOutcome) }), 'BulkAnswer')
export type BulkAnswer = t.TypeOf<typeof BulkAnswer>

/** A list whose filters and sort may be kept under a name. */
export const ListWithViews = OneOf('ListWithViews', listsWithViews)
export type ListWithViews = t.TypeOf<typeof ListWithViews>

const ViewName = TextOf('ViewName', LineUpTo(MAX_VIEW_NAME), (text) => text !== '')

/** What a list is asked, as the query of its address: `kind=model&sort=-sales`. */
const ViewQuery = StringOf(
  'ViewQuery',
  (text) => text.length <= MAX_VIEW_QUERY && /^[\w.*%+&=-]*$/.test(text),
)

/** Filters and sort of a list under a name. */
export const SavedView = t.readonly(t.type({ name: ViewName, query: ViewQuery }), 'SavedView')
export type SavedView = t.TypeOf<typeof SavedView>

/** What somebody keeps of one list, by name. */
export const SavedViews = t.readonlyArray(SavedView, 'SavedViews')

export const ViewsAsked = t.type({ list: ListWithViews })
export const ViewKept = t.type({ list: ListWithViews, name: ViewName, query: ViewQuery })
export const ViewRemoved = t.type({ list: ListWithViews, name: ViewName })
