import type { MallClient } from '@compute-mall/core/actors'
import { type ClientError, clientInPlace } from '@compute-mall/core/client'
import type { TE } from '@compute-mall/core/fp'
import type { List, ListPage, ListWithViews, QueryOf } from '@compute-mall/core/list'
import { useClient } from '@compute-mall/react'
import type { WorkListCommands, WorkListView } from '@compute-mall/ui/desk/list'
import type { LoadState } from '@compute-mall/ui/desk/page'
import type { Route } from '../route/index.ts'
import { useReload } from '../router/NavigatorContext.ts'
import { load, type PageLoader } from './module.ts'
import { usePage, useParams } from './routeState.ts'
import { type ExportedFile, useExport } from './useExport.ts'
import { useFresh } from './useFresh.ts'
import { useListCommands } from './useListCommands.ts'
import { type Loaded, loadedOf } from './useLoaded.ts'
import { useSavedViews } from './useSavedViews.ts'

type Call<Query, Answer> = (input: { readonly query: Query }) => TE.TaskEither<ClientError, Answer>

type ListRoute<L extends List> = Omit<Route<QueryOf<L>>, 'href'> & {
  readonly href: (query: QueryOf<L>) => string
}

/** A list of a work app: its schema, the route that shows it, and the calls that read and export it. */
export interface WorkList<L extends List, Row> {
  readonly list: L
  readonly route: ListRoute<L>
  readonly read: (client: MallClient) => Call<QueryOf<L>, ListPage<Row>>
  readonly export?: ((client: MallClient) => Call<QueryOf<L>, ExportedFile>) | undefined
  /** The name under which readers save views of it; none are saved without it. */
  readonly views?: ListWithViews
  /** Identifies a row in its present state; with it the page counts rows that are new or changed since. */
  readonly version?: (row: Row) => string
}

/** The loader of the page of a list. */
export const workListLoader = <L extends List, Row>({
  route,
  read,
}: WorkList<L, Row>): PageLoader<QueryOf<L>, Loaded<ListPage<Row>>> =>
  load(route, async ({ client, params: query }) => loadedOf(await read(client)({ query })()))

/** The page of a list with each row as the screen shows it. */
export const mapRows = <Row, Shown>(
  page: LoadState<ListPage<Row>>,
  shownOf: (row: Row) => Shown,
): LoadState<ListPage<Shown>> =>
  page.kind === 'loaded'
    ? { kind: 'loaded', value: { ...page.value, records: page.value.records.map(shownOf) } }
    : page

/** View and commands of the page of a list, whose query is its address. `loaded` if its loader loads more than the list. */
export const useWorkList = <L extends List, Row>(
  work: WorkList<L, Row>,
  loaded?: Loaded<ListPage<Row>>,
): {
  readonly view: WorkListView<L, Row>
  readonly commands: WorkListCommands
  /** Shows the first page of another query. */
  readonly open: (query: QueryOf<L>) => void
} => {
  const { list, route, views = null, version } = work
  const content = usePage<PageLoader<never, Loaded<ListPage<Row>>>>()
  const page = loaded ?? content
  const query = useParams(route)
  const client = useClient()
  const reload = useReload()
  const exportCall = work.export?.(client)
  const exporting = useExport(exportCall && (() => exportCall({ query })))
  const { asked, open, commands } = useListCommands({
    list,
    query,
    href: route.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  const { savedViews, viewCommands } = useSavedViews({ name: views, list, query: asked, href: route.href })
  const fresh = useFresh({
    page,
    isFirst: version !== undefined && query.cursor === undefined,
    ask: () => work.read(clientInPlace(client))({ query }),
    keyOf: version ?? String,
  })
  const retry = () => void reload()
  return {
    view: {
      page,
      query: asked,
      fresh,
      ...(views !== null && { savedViews }),
      ...(work.export && { exporting: exporting.pending }),
    },
    commands: {
      ...commands,
      ...viewCommands,
      retry,
      showFresh: retry,
      ...(work.export && { exportRows: exporting.run }),
    },
    open,
  }
}
