import { fieldsOf, shapeOf } from '@compute-mall/core/codec'
import { encodeForm } from '@compute-mall/core/http'
import {
  type List,
  PAGE_LIMITS,
  type ListPage as Page,
  type QueryOf,
  sortOf,
  totalMessage,
} from '@compute-mall/core/list'
import { useTranslation } from 'react-i18next'
import type { LoadState, PageHeadProps } from '../page/index.ts'
import type { ListPageProps } from './ListPage.props.ts'
import { ListBody, ListPage } from './ListPage.tsx'
import type { CursorPager, ListCommands, ListFilter, ListView } from './types.ts'

/** A loaded page of a list, with its query and what the reader saved and exports of it. */
export interface WorkListView<L extends List, Row>
  extends Pick<ListView<Row>, 'savedViews' | 'fresh' | 'exporting' | 'selected' | 'outcome' | 'notice'> {
  readonly page: LoadState<Page<Row>>
  readonly query: QueryOf<L>
}

/** The commands of a list whose query is its address. */
export type WorkListCommands = ListCommands & Required<Pick<ListCommands, 'filter'>>

type Item<V> = V extends readonly (infer I)[] ? I : V
type Text<V> = V extends boolean | number | string ? `${V}` : never
/** The values of a filter as its address writes them. */
type ValuesOf<V> = Text<Item<NonNullable<V>>>

type OptionsOf<Query> = {
  readonly [K in keyof Query & string]: {
    readonly key: K
    /** The label of a value. */
    readonly option: (value: ValuesOf<Query[K]>) => string
    /** Those of the codec if not given; of a flag only `true`. */
    readonly values?: readonly ValuesOf<Query[K]>[]
  }
}[keyof Query & string]

type FilterOf<Query> = OptionsOf<Query> & { readonly label: string }

type TabsOf<Query> = OptionsOf<Query> & {
  /** Position of the tab that shows all rows. */
  readonly all: 'first' | 'last'
}

/** Labels, columns and actions of a list page; the rest follows from its schema. */
export interface WorkListProps<L extends List, Row>
  extends Pick<ListPageProps<Row>, 'columns' | 'rowKey' | 'rowName' | 'actions' | 'note' | 'bulkActions'> {
  readonly list: L
  readonly view: WorkListView<L, Row>
  readonly commands: WorkListCommands
  readonly head: PageHeadProps
  /** The filter that divides the list into tabs, or tabs of the page's own. */
  readonly tabs?: TabsOf<QueryOf<L>> | NonNullable<ListView<Row>['tabs']>
  readonly filters?: readonly (FilterOf<QueryOf<L>> | ListFilter)[]
  /** The label of the search field; none without it. */
  readonly search?: string | undefined
  readonly empty: ListView<Row>['empty']
}

const ALL = 'all'

const valuesOf = (list: List, key: string): readonly string[] => {
  const field = fieldsOf(list.query)[key]
  const shape = field === undefined ? undefined : shapeOf(field)
  const inner = shape?.kind === 'optional' ? shapeOf(shape.codec) : shape
  const item = inner?.kind === 'repeated' ? shapeOf(inner.item) : inner
  if (item?.kind === 'words') return item.values
  return ['true']
}

/** The first value of each parameter of a query, as its address writes it. */
const textsOf = <L extends List>(list: L, query: QueryOf<L>): ReadonlyMap<string, string> =>
  new Map(encodeForm(list.query.encode(query)).toReversed())

/** A filter of some list: its codec has the values for which it has labels. */
interface AnyFilter {
  readonly key: string
  readonly option: (value: never) => string
  readonly values?: readonly string[]
}

const optionsOf = (list: List, { key, option, values = valuesOf(list, key) }: AnyFilter) =>
  values.map((value) => ({ value, label: option(value as never) }))

const pagerOf = (page: LoadState<Page<unknown>>, limit: unknown): CursorPager => {
  const loaded = page.kind === 'loaded' ? page.value : null
  return {
    size: PAGE_LIMITS.find((size) => size === limit) ?? PAGE_LIMITS[0],
    hasPrevious: loaded !== null && loaded.previousCursor !== null,
    hasNext: loaded !== null && loaded.nextCursor !== null,
    total: loaded && totalMessage(loaded.total),
  }
}

const isSortable = ({ sorts }: List, key: string): boolean => sorts.includes(key) && sorts.includes(`-${key}`)

const useList = <L extends List, Row>(props: WorkListProps<L, Row>): ListPageProps<Row> => {
  const { list, view, commands, head, search, empty, columns, ...rows } = props
  const { t } = useTranslation('desk')
  const { page, query, ...around } = view
  const texts = textsOf(list, query)
  const sort = sortOf(texts.get('sort') ?? list.sorts[0])
  const { tabs, openTab } = tabsOf(props, texts, t('all'))
  return {
    ...rows,
    view: {
      ...around,
      head,
      rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
      tabs,
      filters: (props.filters ?? []).map((filter) =>
        'options' in filter
          ? filter
          : {
              key: filter.key,
              label: filter.label,
              value: texts.get(filter.key) ?? '',
              options: optionsOf(list, filter),
            },
      ),
      ...(search !== undefined && { search: { label: search, value: texts.get('keyword') ?? '' } }),
      sort: { key: sort.field, descending: sort.isDescending },
      pager: pagerOf(page, query.limit),
      empty,
    },
    commands: { ...commands, ...(openTab && { openTab }) },
    columns: columns.map((column) => ({ ...column, sortable: isSortable(list, column.key) })),
  }
}

const tabsOf = <L extends List, Row>(
  { tabs, list, commands }: WorkListProps<L, Row>,
  texts: ReadonlyMap<string, string>,
  all: string,
): { readonly tabs?: ListView<Row>['tabs']; readonly openTab?: (id: string) => void } => {
  if (tabs === undefined || 'items' in tabs) return { tabs }
  const values = optionsOf(list, tabs).map(({ value, label }) => ({ id: value, label }))
  const every = { id: ALL, label: all }
  return {
    tabs: {
      value: texts.get(tabs.key) ?? ALL,
      items: tabs.all === 'first' ? [every, ...values] : [...values, every],
    },
    openTab: (id) => commands.filter(tabs.key, id === ALL ? '' : id),
  }
}

/** A list page of a work app: tabs, filters, search, sorting and paging follow from the list and its query. */
export const WorkListPage = <L extends List, Row>(props: WorkListProps<L, Row>) => (
  <ListPage<Row> {...useList(props)} />
)

/** The same without the head of a page, as part of another page. */
export const WorkListBody = <L extends List, Row>(props: WorkListProps<L, Row>) => (
  <ListBody<Row> {...useList(props)} />
)
