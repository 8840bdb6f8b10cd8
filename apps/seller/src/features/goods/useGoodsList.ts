import {
  load,
  loadedOf,
  useAppData,
  useClock,
  useNavigate,
  usePage,
  useReload,
  useWorkList,
  type WorkList,
  workListLoader,
} from '@compute-mall/app'
import { type ClientError, callFailure, shownInPlace } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { type OwnGoods, type OwnGoodsRow, ownGoodsList } from '@compute-mall/core/goods'
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

const goodsList: WorkList<typeof ownGoodsList, OwnGoodsRow> = {
  list: ownGoodsList,
  route: routes.goods,
  read: ({ goods }) => goods.ownList,
  export: ({ goods }) => goods.ownExport,
  views: 'seller.goods',
  version: ({ goodsId, changedAt }) => `${goodsId} ${changedAt}`,
}

/** The goods, and the count of each tab. */
export const loader = load(routes.goods, async (context) => {
  const [page, counts] = await Promise.all([
    workListLoader(goodsList)(context),
    context.client.goods.ownCounts({})(),
  ])
  return { page, counts: loadedOf(counts) }
})

/** The goods of the shop, and the commands that change them. */
export const useGoodsList = (): GoodsListPageProps => {
  const { page, counts } = usePage<typeof loader>()
  const { user } = useAppData()
  const mayChange = mayDo('goods')(user)
  const { view, commands } = useWorkList(
    { ...goodsList, export: mayChange ? goodsList.export : undefined },
    page,
  )
  const client = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const notices = useNotices()
  const clock = useClock()
  const say = useSay()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<BulkView>()

  const reportFailure = (error: ClientError) =>
    notices.add('failure', say(failureMessage(callFailure(error))))
  const bulk = useCommand(
    (command: BulkCommand, goodsId: readonly string[]) =>
      client.goods[command]({ body: { goodsId } }, shownInPlace),
    (answer) => {
      if (E.isLeft(answer)) reportFailure(answer.left)
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
      if (E.isLeft(answer)) reportFailure(answer.left)
      else navigate(routes.editor.href({ goodsId: answer.right.goodsId }))
    },
  )
  const change = useCommand(
    (task: TE.TaskEither<ClientError, OwnGoods>) => task,
    (answer) => {
      if (E.isLeft(answer)) reportFailure(answer.left)
      void reload()
    },
  )
  const [preview, setPreview] = useState<GoodsListPageProps['view']['preview']>(null)
  const previewing = useCommand(
    (id: string) => client.goods.own({ params: { id } }),
    (answer) => {
      if (E.isLeft(answer)) reportFailure(answer.left)
      else {
        const { row, published } = answer.right
        setPreview({ goodsId: row.goodsId, form: startOf(answer.right), published })
      }
    },
  )
  return {
    view: {
      ...view,
      counts,
      selected,
      outcome,
      preview,
      mayChange,
      now: clock(),
    },
    links: {
      goods: (goodsId) => routes.goodsDetail.href({ goodsId }),
      edit: (goodsId) => routes.editor.href({ goodsId }),
      publish: routes.goodsNew.href(),
    },
    commands: {
      ...commands,
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
