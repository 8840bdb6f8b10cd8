import type { ClientError } from '@compute-mall/core/client'
import type { TE } from '@compute-mall/core/fp'
import type { List, ListPage } from '@compute-mall/core/list'
import { useReload } from '../router/NavigatorContext.ts'
import { useFresh } from './useFresh.ts'
import { type ListCommands, useListCommands } from './useListCommands.ts'
import type { Loaded } from './useLoaded.ts'
import { type ListOfViews, type OwnViews, useSavedViews } from './useSavedViews.ts'

/** A list of a work app: what it is asked, the page that was loaded, and what is kept and watched of it. */
export interface DeskList<L extends List, Row> extends ListOfViews<L> {
  readonly page: Loaded<ListPage<Row>>
}

/** A list that is looked at for rows that come while it is read. */
export interface WatchedList<L extends List, Row> extends DeskList<L, Row> {
  /** The page that the address means, as it is now. */
  readonly ask: () => TE.TaskEither<ClientError, ListPage<Row>>
  /** By what a row is known, with what makes one that changed another. */
  readonly keyOf: (row: Row) => string
}

/** What the page of a list shows and does whatever its rows are. */
export interface DeskListState<L extends List, Row> {
  readonly view: Pick<DeskList<L, Row>, 'page' | 'query'> & Pick<OwnViews, 'savedViews'>
  readonly commands: ListCommands & OwnViews['viewCommands'] & { readonly retry: () => void }
}

/** A list whose filters, sort and place stand in the address, with the views that the reader keeps of it. */
export const useDeskList = <L extends List, Row>({
  page,
  ...place
}: DeskList<L, Row>): DeskListState<L, Row> => {
  const reload = useReload()
  const neighbours = page.kind === 'loaded' ? page.value : null
  const { asked, commands } = useListCommands({ ...place, neighbours })
  const { savedViews, viewCommands } = useSavedViews({ ...place, query: asked })
  return {
    view: { page, query: asked, savedViews },
    commands: { ...commands, ...viewCommands, retry: () => void reload() },
  }
}

/** The same, and how many rows came or changed since its first page was shown. */
export const useWatchedList = <L extends List, Row>({ ask, keyOf, ...list }: WatchedList<L, Row>) => {
  const { view, commands } = useDeskList(list)
  const fresh = useFresh({ page: list.page, isFirst: list.query.cursor === undefined, ask, keyOf })
  return { view: { ...view, fresh }, commands: { ...commands, showFresh: commands.retry } }
}
