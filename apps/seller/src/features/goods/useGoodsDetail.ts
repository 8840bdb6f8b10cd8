import {
  addresses,
  load,
  loadedOf,
  orNull,
  subjectOf,
  useAppData,
  useLoaded,
  useNavigate,
  usePage,
  useParams,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { type ClientError, callFailure, shownInPlace } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { type GoodsProblem, goodsRefusals, isDisplayed, type OwnGoods } from '@compute-mall/core/goods'
import { failureMessage, isRefusedWith, refusalMessage } from '@compute-mall/core/http'
import { SECOND_MS } from '@compute-mall/core/time'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { BulkCommand } from './commands.ts'
import type { GoodsDetailPageProps } from './GoodsDetailPage.tsx'
import { settingOf } from './settingOf.ts'

/** How often goods are looked at that wait for a decision. */
const DECISION_POLL_MS = 30 * SECOND_MS

/** Goods of one's own; what is gone, or another shop's, is not there. */
export const loader = load(routes.goodsDetail, async ({ client, params }) => {
  const [answer, clusters] = await Promise.all([
    client.goods.own({ params: { id: params.goodsId } })(),
    orNull(client.resource.clusterList({ query: { siteCode: undefined } })),
  ])
  const goods =
    E.isLeft(answer) && isRefusedWith(callFailure(answer.left), goodsRefusals.goodsNotFound)
      ? ({ kind: 'missing' } as const)
      : loadedOf(answer)
  return {
    goods,
    clusters: clusters ?? [],
    subject: subjectOf(goods, ({ row: { name } }) => ({ zh: name.zh, en: name.en || name.zh })),
  }
})

/** Goods of the shop and what can be done with them; asked for again while they are put on the shelf or reviewed. */
export const useGoodsDetail = (): GoodsDetailPageProps => {
  const { goods, clusters } = usePage<typeof loader>()
  const { goodsId } = useParams(routes.goodsDetail)
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const notices = useNotices()
  const say = useSay()
  const tell = (error: ClientError) => notices.add('failure', say(failureMessage(callFailure(error))))
  const change = useCommand(
    (task: TE.TaskEither<ClientError, OwnGoods>) => task,
    (answer) => {
      if (E.isLeft(answer)) tell(answer.left)
      void reload()
    },
  )
  const bulk = useCommand(
    (command: BulkCommand) => client.goods[command]({ body: { goodsId: [goodsId] } }, shownInPlace),
    (answer) => {
      if (E.isLeft(answer)) return tell(answer.left)
      const refusal = answer.right.outcomes[0]?.refusal ?? null
      if (refusal !== null) notices.add('failure', say(refusalMessage(refusal)))
      void reload()
    },
  )
  const removing = useCommand(
    () => client.goods.delete({ body: { goodsId: [goodsId] } }),
    (answer) => {
      if (E.isLeft(answer)) return tell(answer.left)
      const refusal = answer.right.outcomes[0]?.refusal ?? null
      if (refusal === null) navigate(routes.goods.href())
      else notices.add('failure', say(refusalMessage(refusal)))
    },
  )
  const life = goods.kind === 'loaded' ? goods.value.row.life : null
  const isMoving = life?.shelf === 'executing' || life?.shelf === 'awaiting'
  usePolling(isMoving || life?.review === 'pending', isMoving ? undefined : DECISION_POLL_MS)
  const params = { id: goodsId }
  const sold = goods.kind === 'loaded' && isDisplayed(goods.value.row.life) ? goods.value.published : null
  const shutBy = useShutBy(sold)
  return {
    view: {
      goods,
      shutBy,
      mayChange: mayDo('goods')(user),
      isBusy: change.pending || bulk.pending || removing.pending,
      centers: new Map(clusters.map(({ clusterId, centerName }) => [clusterId, centerName])),
    },
    links: {
      list: routes.goods.href(),
      edit: (field) => routes.editor.href({ goodsId, ...(field !== undefined && { field }) }),
      mall: addresses.mall.goods.href({ goodsId }),
    },
    commands: {
      run: (command) => (command === 'delete' ? removing.run() : bulk.run(command)),
      revoke: () => change.run(client.goods.revoke({ params })),
      discard: () => change.run(client.goods.discardDraft({ params })),
      setStock: ({ skuId, clusterId }, capacity) =>
        change.run(
          client.goods.setStock({
            params,
            body: { skuId, clusterId: clusterId === '' ? undefined : clusterId, capacity },
          }),
        ),
      setShelfTime: (at) =>
        change.run(client.goods.setShelfTime({ params, body: { shelfAt: at ?? undefined } })),
      retry: () => void reload(),
    },
  }
}

const NONE: readonly GoodsProblem[] = []

/**
 * Limits that leave nothing to buy of what buyers see, since the platform has others.
 * @param sold null where buyers see nothing
 */
const useShutBy = (sold: OwnGoods['published']): readonly GoodsProblem[] => {
  const client = useClient()
  const name = sold === null ? null : settingOf(sold)
  const { loaded } = useLoaded({
    key: sold === null || name === null ? null : `${name} ${JSON.stringify([sold.limit, sold.buyerLimit])}`,
    load: () => async () => {
      const answer = await client.site.platformConfig(
        {
          query: { name: name ?? 'buyComputeResourceLimit' },
        },
        shownInPlace,
      )()
      if (E.isLeft(answer)) return answer
      // Loaded apart, for it brings the rules of the whole form along.
      const { shutBy } = await import('./platformLimits.ts')
      return E.right(sold === null ? NONE : shutBy(sold, answer.right.value))
    },
  })
  return loaded.kind === 'loaded' ? loaded.value : NONE
}
