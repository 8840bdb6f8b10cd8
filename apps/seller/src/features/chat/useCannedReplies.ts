import { load, loadedOf, usePage, useReload } from '@compute-mall/app'
import type { ClientError } from '@compute-mall/core/client'
import type { TE } from '@compute-mall/core/fp'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { CannedRepliesPageProps } from './CannedRepliesPage.tsx'

export const loader = load(routes.cannedReplies, async ({ client }) =>
  loadedOf(await client.chat.cannedReplies({})()),
)

/** The replies with one moved by so many places, by their ids. */
const moved = (ids: readonly string[], id: string, by: -1 | 1): readonly string[] => {
  const from = ids.indexOf(id)
  return ids.toSpliced(from, 1).toSpliced(from + by, 0, id)
}

/** The canned replies of the shop and one's own, and what staff do with them. */
export const useCannedReplies = (): CannedRepliesPageProps => {
  const replies = usePage<typeof loader>()
  const { chat } = useClient()
  const reload = useReload()
  const change = useCommand(
    (task: TE.TaskEither<ClientError, unknown>) => task,
    () => void reload(),
  )
  const ids = replies.kind === 'loaded' ? replies.value.map(({ id }) => id) : []
  return {
    view: { replies, isChanging: change.pending },
    commands: {
      save: (id, written) =>
        change.run(
          id === null
            ? chat.addCannedReply({ body: written })
            : chat.changeCannedReply({ body: { id, ...written } }),
        ),
      move: (id, by) => change.run(chat.orderCannedReplies({ body: { id: moved(ids, id, by) } })),
      remove: (id) => change.run(chat.removeCannedReply({ body: { id } })),
      retry: () => void reload(),
    },
  }
}
