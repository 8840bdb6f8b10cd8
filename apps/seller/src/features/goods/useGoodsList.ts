import {
  load,
  loadedOf,
  useAppData,
  useClock,
  useExport,
  useNavigate,
  usePage,
  useParams,
  useReload,
  useWatchedList,
} from '@compute-mall/app'
import { type ClientError, callFailure, shownInPlace } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { type OwnGoods, ownGoodsList } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import { type BulkView, bulkView } from '@compute-mall/core/list'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { BulkCommand } from './commands.ts'
import type { GoodsListPageProps } from './GoodsListPage.tsx'
import { startOf } from './startOf.ts'

/** The page of the list that the address means, and how many each tab has. */
export const loader = load(routes.goods, async ({ client, params: query }) => {
  const [page, counts] = await Promise.all([client.goods.ownList({ query })(), client.goods.ownCounts({})()])
  return { page: loadedOf(page), counts: loadedOf(counts) }
})

/** The goods of the shop: what is asked stands in the address. */
export const useGoodsList = (): GoodsListPageProps => {
  const { page, counts } = usePage<typeof loader>()
  const query = useParams(routes.goods)
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const notices = useNotices()
  const clock = useClock()
  const say = useSay()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<BulkView>()

  const bulk = useCommand(
    (command: BulkCommand, goodsId: readonly string[]) =>
      client.goods[command]({ body: { goodsId } }, shownInPlace),
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      else {
        setOutcome(bulkView(answer.right))
        setSelected(new Set())
      }
      void reload()
    },
  )
  const copying = useCommand(
    (copyOf: string) => client.goods.create({ body: { kind: undefined, copyOf } }),
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      else navigate(routes.editor.href({ goodsId: answer.right.goodsId }))
    },
  )
  const change = useCommand(
    (task: TE.TaskEither<ClientError, OwnGoods>) => task,
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      void reload()
    },
  )
  const [preview, setPreview] = useState<GoodsListPageProps['view']['preview']>(null)
  const previewing = useCommand(
    (id: string) => client.goods.own({ params: { id } }),
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      else {
        const { row, published } = answer.right
        setPreview({ goodsId: row.goodsId, form: startOf(answer.right), published })
      }
    },
  )
  const exporting = useExport(() => client.goods.ownExport({ query }))
  const list = useWatchedList({
    name: 'seller.goods',
    list: ownGoodsList,
    query,
    href: routes.goods.href,
    page,
    ask: () => client.goods.ownList({ query }, shownInPlace),
    keyOf: ({ goodsId, changedAt }) => `${goodsId} ${changedAt}`,
  })
  return {
    view: {
      ...list.view,
      counts,
      selected,
      outcome,
      exporting: exporting.pending,
      preview,
      mayChange: mayDo('goods')(user),
      now: clock(),
    },
    links: {
      goods: (goodsId) => routes.goodsDetail.href({ goodsId }),
      edit: (goodsId) => routes.editor.href({ goodsId }),
      publish: routes.goodsNew.href(),
    },
    commands: {
      ...list.commands,
      exportRows: exporting.run,
      select: setSelected,
      closeOutcome: () => setOutcome(undefined),
      bulk: bulk.run,
      revoke: (id) => change.run(client.goods.revoke({ params: { id } })),
      discard: (id) => change.run(client.goods.discardDraft({ params: { id } })),
      preview: previewing.run,
      closePreview: () => setPreview(null),
      copy: copying.run,
    },
  }
}
