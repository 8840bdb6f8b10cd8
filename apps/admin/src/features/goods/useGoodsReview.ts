import {
  foundOf,
  load,
  orNull,
  subjectOf,
  useAppData,
  useNavigate,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { textStore } from '@compute-mall/browser'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { isBlank } from '@compute-mall/core/codec'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { type GoodsApplication, goodsRefusals } from '@compute-mall/core/goods'
import { failureMessage, isRefusedWith, systemRefusals } from '@compute-mall/core/http'
import { type FieldReason, queueNeighbours, reviewRefusals } from '@compute-mall/core/review'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { thenNext } from '../../review/thenNext.ts'
import { useClaim } from '../../review/useClaim.ts'
import { routes } from '../../routes.ts'
import type { DecidedGoods, GoodsReviewPageProps } from './GoodsReviewPage.tsx'
import { inLanguage } from './inLanguage.ts'
import { WAITING_GOODS } from './queue.ts'

/** The application, and what else waits, for the way to the next one. */
export const loader = load(routes.goodsReview, async ({ client, params }) => {
  const [application, waiting] = await Promise.all([
    client.goods.application({ params })(),
    orNull(client.goods.applications({ query: WAITING_GOODS })),
  ])
  const found = foundOf(application)
  return {
    application: found,
    waiting: waiting?.records ?? [],
    subject: subjectOf(found, ({ row }) => ({ zh: row.name.zh, en: inLanguage(row.name, 'en') })),
  }
})

/** Refusals that say that what was read is no longer so. */
const STALE = [
  reviewRefusals.revisionConflict,
  reviewRefusals.claimedByOther,
  goodsRefusals.goodsStateConflict,
  systemRefusals.notFound,
]

const keysStore = textStore(() => window.localStorage)
const KEYS_OFF = 'admin.keysOff'

/** An application for goods under review. */
export const useGoodsReview = (
  decided: DecidedGoods | null,
  onDecided: (decided: DecidedGoods | null) => void,
): GoodsReviewPageProps => {
  const { application: state, waiting } = usePage<typeof loader>()
  const params = useParams(routes.goodsReview)
  const { user } = useAppData()
  const client = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const { language } = useLanguage()
  const [reasons, setReasons] = useState<readonly FieldReason[]>([])
  const [general, setGeneral] = useState('')
  const [stale, setStale] = useState<ClientError | null>(null)
  const [round, setRound] = useState(0)
  const [keysOn, setKeysOn] = useState(() => keysStore.get(KEYS_OFF) === undefined)
  const application = state.kind === 'loaded' ? state.value : null
  const { previousId, nextId } = queueNeighbours(waiting, params.applicationId)

  const tellFailure = (error: ClientError) => {
    const failure = callFailure(error)
    setRound((last) => last + 1)
    if (STALE.some((refusal) => isRefusedWith(failure, refusal))) setStale(error)
    else notices.add('failure', say(failureMessage(failure)))
  }
  const claim = useClaim({
    calls: {
      claim: (takeOver) =>
        client.goods.claimApplication({ params, body: { takeOver: takeOver || undefined } }),
      release: () => client.goods.releaseApplication({ params }),
      holder: () =>
        pipe(
          client.goods.application({ params }),
          TE.map(({ row }) => row.claim),
        ),
    },
    userId: user?.id ?? '',
    known: application?.row.claim ?? null,
    waits: application?.row.state === 'pending' && !application.isOwn,
    onFailure: tellFailure,
  })
  const open = (applicationId: string | null) => {
    if (applicationId !== null) navigate(routes.goodsReview.href({ applicationId }))
  }
  const queue = {
    decidedId: params.applicationId,
    before: waiting,
    ask: client.goods.applications({ query: WAITING_GOODS }),
  }
  const ended =
    (decision: DecidedGoods['decision']) =>
    (
      answer: E.Either<ClientError, { readonly decided: GoodsApplication; readonly next: string | null }>,
    ): void => {
      if (E.isLeft(answer)) {
        tellFailure(answer.left)
        return
      }
      const { row } = answer.right.decided
      const { next } = answer.right
      claim.end()
      setReasons([])
      setGeneral('')
      onDecided({ decision, name: inLanguage(row.name, language), isLast: next === null })
      setRound((last) => last + 1)
      if (next === null) void reload()
      else open(next)
    }
  const revision = application?.submission.revision ?? 0
  const pass = useCommand(
    () => thenNext(client.goods.pass({ params, body: { revision } }), queue),
    ended('passed'),
  )
  const refuse = useCommand(() => {
    const reason = isBlank(general) ? undefined : general
    return thenNext(client.goods.refuse({ params, body: { revision, reason, reasons } }), queue)
  }, ended('refused'))
  const reloadAnew = async () => {
    await reload()
    setStale(null)
  }
  const move = (applicationId: string | null) => {
    onDecided(null)
    open(applicationId)
  }
  return {
    view: {
      state,
      claim: claim.claim,
      isMine: claim.isMine,
      stale: stale === null ? null : failureMessage(callFailure(stale)),
      decided,
      reasons,
      general,
      round,
      keysOn,
      pending: pass.pending ? 'pass' : refuse.pending ? 'refuse' : null,
      hasPrevious: previousId !== null,
      hasNext: nextId !== null,
    },
    links: { queue: routes.goodsQueue.href({ state: ['pending'] }) },
    commands: {
      retry: () => void reloadAnew(),
      flag: (reason) =>
        setReasons((known) => [...known.filter(({ field }) => field !== reason.field), reason]),
      unflag: (path) => setReasons((known) => known.filter(({ field }) => field !== path)),
      writeGeneral: setGeneral,
      approve: () => pass.run(),
      refuse: () => refuse.run(),
      previous: () => move(previousId),
      next: () => move(nextId),
      claim: claim.take,
      turnKeys: (on) => {
        setKeysOn(on)
        if (on) keysStore.remove(KEYS_OFF)
        else keysStore.set(KEYS_OFF, 'true')
      },
    },
  }
}
