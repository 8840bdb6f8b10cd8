import {
  type Cursor,
  clearFilters,
  type List,
  type QueryOf,
  readList,
  writeList,
} from '@compute-mall/core/list'
import type { LinkOptions } from '@compute-mall/ui/link'
import { useNavigate } from '../router/useNavigate.ts'
import { useRouteState } from './routeState.ts'
import { useAsked } from './useAsked.ts'

/** What a list is, what it is asked, and the pages next to the one that is shown. */
export interface ListPlace<L extends List> {
  readonly list: L
  readonly query: QueryOf<L>
  /** The address of the same page with another query. */
  readonly href: (query: QueryOf<L>) => string
  readonly neighbours: { readonly nextCursor: Cursor | null; readonly previousCursor: Cursor | null } | null
}

/** The commands of a list whose filters, sort and place stand in the address. */
interface ListCommands {
  readonly previous: () => void
  readonly next: () => void
  readonly resize: (size: number) => void
  readonly search: (keyword: string) => void
  /** An empty value filters nothing. */
  readonly filter: (key: string, value: string) => void
  readonly clearFilters: () => void
  readonly sort: (sort: { readonly key: string; readonly descending: boolean }) => void
}

/** A list as it is being asked for: what was chosen last is shown at once, its rows when they are there. */
export interface AskedList<L extends List> {
  readonly asked: QueryOf<L>
  /** Asks for the first page of another query. */
  readonly open: (query: QueryOf<L>) => void
  readonly commands: ListCommands
}

/** The query with one of its parameters changed; a place holds for the list that it was made for alone. */
export const queryWith = <L extends List>(
  list: L,
  query: QueryOf<L>,
  key: string,
  value: string,
): QueryOf<L> => {
  const others = writeList(list, { query, view: null }).filter(([name]) => name !== key && name !== 'cursor')
  return readList(list, value === '' ? others : [...others, [key, value]]).query
}

/**
 * Makes the commands of a list; each of them leads to another address of the same page. What is chosen while the list is
 * still loaded is added to what was chosen before.
 */
export const useListCommands = <L extends List>({
  list,
  query,
  href,
  neighbours,
}: ListPlace<L>): AskedList<L> => {
  const navigate = useNavigate()
  const { pending, ask } = useAsked<QueryOf<L>>(useRouteState().content)
  const asked = pending ?? query
  const go = (next: QueryOf<L>, options?: LinkOptions) => {
    ask(next)
    navigate(href(next), options)
  }
  const open = (next: QueryOf<L>) => go({ ...next, cursor: undefined }, { preventScrollReset: true })
  const change = (key: string, value: string) => open(queryWith(list, asked, key, value))
  const toCursor = (cursor: Cursor | null | undefined) => {
    if (cursor) go(queryWith(list, query, 'cursor', cursor))
  }
  const commands: ListCommands = {
    previous: () => toCursor(neighbours?.previousCursor),
    next: () => toCursor(neighbours?.nextCursor),
    resize: (size) => change('limit', `${size}`),
    search: (keyword) => change('keyword', keyword),
    filter: change,
    clearFilters: () => open(clearFilters(list, asked)),
    sort: ({ key, descending }) => change('sort', descending ? `-${key}` : key),
  }
  return { asked, open, commands }
}
