import type { ClientError } from '@compute-mall/core/client'
import { E, pipe, TE } from '@compute-mall/core/fp'
import {
  type List,
  type ListWithViews,
  type QueryOf,
  readList,
  type SavedView,
  writeView,
} from '@compute-mall/core/list'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '../router/useNavigate.ts'
import { useLoaded } from './useLoaded.ts'

/** A list whose filters and sort may be kept under a name. */
export interface ListOfViews<L extends List> {
  /** Null for a list without saved views. */
  readonly name: ListWithViews | null
  readonly list: L
  readonly query: QueryOf<L>
  /** The address of the same page with another query. */
  readonly href: (query: QueryOf<L>) => string
}

/** The views of a list, as its page shows and changes them. */
export interface OwnViews {
  readonly savedViews: {
    readonly items: readonly { readonly id: string; readonly name: string }[]
    readonly current: string | null
  }
  readonly viewCommands: {
    readonly showViews: () => void
    readonly openView: (id: string) => void
    readonly saveView: (name: string) => void
    readonly removeView: (id: string) => void
  }
}

const noViews = TE.right<ClientError, readonly SavedView[]>([])

const textOf = <L extends List>(list: L, query: QueryOf<L>): string =>
  new URLSearchParams(writeView(list, query).map(([name, text]) => [name, text])).toString()

/**
 * The views that the reader keeps of a list, asked for when they are wanted. A view is an address by another name: it
 * shows what the list answers to whoever opens it, and is the current one however that address was reached.
 */
export const useSavedViews = <L extends List>({ name: of, list, query, href }: ListOfViews<L>): OwnViews => {
  const client = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('desk')
  const [wanted, setWanted] = useState(false)
  const [changed, setChanged] = useState<readonly SavedView[]>()
  const { loaded } = useLoaded({
    key: wanted ? of : null,
    load: () => (of === null ? noViews : client.list.views({ query: { list: of } })),
  })
  const changing = useCommand(
    (said: 'viewSaved' | 'viewRemoved', { name, query: kept }: SavedView) =>
      pipe(
        of === null
          ? noViews
          : said === 'viewSaved'
            ? client.list.keepView({ body: { list: of, name, query: kept } })
            : client.list.removeView({ body: { list: of, name } }),
        TE.map((views) => ({ views, told: t(said, { name }) })),
      ),
    (answer) => {
      if (E.isLeft(answer)) return
      setChanged(answer.right.views)
      notices.add('done', answer.right.told)
    },
  )
  const views = changed ?? (loaded.kind === 'loaded' ? loaded.value : [])
  const shown = textOf(list, query)
  return {
    savedViews: {
      items: views.map((view) => ({ id: view.name, name: view.name })),
      current: views.find((view) => view.query === shown)?.name ?? null,
    },
    viewCommands: {
      showViews: () => setWanted(true),
      openView: (id) => {
        const view = views.find((one) => one.name === id)
        if (view !== undefined) navigate(href(readList(list, new URLSearchParams(view.query)).query))
      },
      saveView: (name) => changing.run('viewSaved', { name, query: shown }),
      removeView: (name) => changing.run('viewRemoved', { name, query: '' }),
    },
  }
}
