import {
  load,
  loadedOf,
  useAppData,
  useClock,
  useListCommands,
  useNavigate,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { callFailure, loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type GoodsKind, ownGoodsList } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import { type BulkView, bulkView } from '@compute-mall/core/list'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { BulkCommand } from './commands.ts'
import type { GoodsListPageProps } from './GoodsListPage.tsx'

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
  const { t } = useTranslation('seller')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<BulkView>()

  const bulk = useCommand(
    (command: BulkCommand, goodsId: readonly string[]) => client.goods[command]({ body: { goodsId } }),
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      else {
        setOutcome(bulkView(answer.right))
        setSelected(new Set())
      }
      void reload()
    },
  )
  const creating = useCommand(
    (body: { readonly kind: GoodsKind | undefined; readonly copyOf: string | undefined }) =>
      client.goods.create({ body }, loudly),
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      else navigate(routes.editor.href({ goodsId: answer.right.goodsId }))
    },
  )
  const exporting = useCommand(
    () => client.goods.ownExport({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const list = useListCommands({
    list: ownGoodsList,
    query,
    href: routes.goods.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: {
      page,
      counts,
      query,
      selected,
      outcome,
      exporting: exporting.pending,
      isCreating: creating.pending,
      mayChange: mayDo('goods')(user),
      now: clock(),
    },
    links: {
      goods: (goodsId) => routes.goodsDetail.href({ goodsId }),
      edit: (goodsId) => routes.editor.href({ goodsId }),
    },
    commands: {
      ...list,
      retry: () => void reload(),
      exportRows: () => exporting.run(),
      select: setSelected,
      closeOutcome: () => setOutcome(undefined),
      bulk: bulk.run,
      create: (kind) => creating.run({ kind, copyOf: undefined }),
      copy: (copyOf) => creating.run({ kind: undefined, copyOf }),
    },
  }
}
