import { useAppData, useNavigate, useReload } from '@compute-mall/app'
import { textStore } from '@compute-mall/browser'
import { type Client, type ClientError, callFailure } from '@compute-mall/core/client'
import { isBlank } from '@compute-mall/core/codec'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { goodsRefusals } from '@compute-mall/core/goods'
import { failureMessage, isRefusedWith, systemRefusals } from '@compute-mall/core/http'
import {
  type Claim,
  type FieldReason,
  queueNeighbours,
  type reviewEndpoints,
  reviewRefusals,
} from '@compute-mall/core/review'
import { settlementRefusals } from '@compute-mall/core/settlement'
import { useCommand } from '@compute-mall/react'
import { useState } from 'react'
import type { Decided, ReviewDesk } from './ReviewDeskPage.tsx'
import { thenNext, type Waiting } from './thenNext.ts'
import { useClaim } from './useClaim.ts'

/** An application to be reviewed, and the queue in which it waits. */
interface ReviewedApplication<A> {
  readonly applicationId: string
  readonly state: Exclude<ReviewDesk<A>['view']['state'], { readonly kind: 'forbidden' }>
  readonly waiting: readonly Waiting[]
  readonly calls: Client<{ readonly review: ReturnType<typeof reviewEndpoints<A>> }>['review']
  readonly askWaiting: TE.TaskEither<ClientError, { readonly records: readonly Waiting[] }>
  readonly askApplication: TE.TaskEither<ClientError, A>
  readonly claimOf: (application: A) => Claim | null
  readonly revisionOf: (application: A) => number
  readonly nameOf: (application: A) => string
  /** True if the signed-in reviewer may claim and decide it. */
  readonly mayReview: (application: A) => boolean
  readonly href: (applicationId: string) => string
}

/** The decision about the application before this one. */
export interface LastDecision {
  readonly decided: Decided | null
  readonly onDecided: (decided: Decided | null) => void
}

/** Refusals after which the application must be read again. */
const STALE = [
  reviewRefusals.revisionConflict,
  reviewRefusals.claimedByOther,
  goodsRefusals.goodsStateConflict,
  settlementRefusals.applicationStateConflict,
  systemRefusals.notFound,
]
const shownHere = { ignore: STALE.map(({ code }) => code) }

const keysStore = textStore(() => window.localStorage)
const KEYS_OFF = 'admin.keysOff'

/** Claims an application, collects reasons, decides it and opens the next one. */
export const useReviewDesk = <A>(
  reviewed: ReviewedApplication<A>,
  { decided, onDecided }: LastDecision,
): Omit<ReviewDesk<A>, 'links'> => {
  const { applicationId, state, waiting, calls, askWaiting, askApplication } = reviewed
  const params = { applicationId }
  const { user } = useAppData()
  const navigate = useNavigate()
  const reload = useReload()
  const [reasons, setReasons] = useState<readonly FieldReason[]>([])
  const [general, setGeneral] = useState('')
  const [stale, setStale] = useState<ClientError | null>(null)
  const [keysOn, setKeysOn] = useState(() => keysStore.get(KEYS_OFF) === undefined)
  const application = state.kind === 'loaded' ? state.value : null
  const { previousId, nextId } = queueNeighbours(waiting, applicationId)

  const isStale = (error: ClientError) => {
    const failure = callFailure(error)
    const found = STALE.some((refusal) => isRefusedWith(failure, refusal))
    if (found) setStale(error)
    return found
  }
  const claim = useClaim({
    calls: {
      claim: (takeOver) => calls.claim({ params, body: { takeOver: takeOver || undefined } }),
      release: () => calls.release({ params }),
      holder: () => pipe(askApplication, TE.map(reviewed.claimOf)),
    },
    userId: user?.id ?? '',
    known: application && reviewed.claimOf(application),
    waits: application !== null && reviewed.mayReview(application),
    onFailure: isStale,
  })
  const open = (id: string | null) => {
    if (id !== null) navigate(reviewed.href(id))
  }
  const decide =
    (
      decision: Decided['decision'],
      call: TE.TaskEither<ClientError, A>,
      close: () => void,
    ): TE.TaskEither<ClientError, unknown> =>
    async () => {
      const queue = { decidedId: applicationId, before: waiting, ask: askWaiting }
      const answer = await thenNext(call, queue)()
      if (E.isLeft(answer)) {
        if (isStale(answer.left)) close()
        return answer
      }
      const { decided: read, next } = answer.right
      close()
      claim.end()
      setReasons([])
      setGeneral('')
      onDecided({ decision, name: reviewed.nameOf(read), isLast: next === null })
      if (next === null) await reload()
      else open(next)
      return answer
    }
  const revision = application === null ? 0 : reviewed.revisionOf(application)
  const approve = useCommand((close: () => void) =>
    decide('approved', calls.approve({ params, body: { revision } }, shownHere), close),
  )
  const reject = useCommand((close: () => void) => {
    const reason = isBlank(general) ? undefined : general
    return decide('rejected', calls.reject({ params, body: { revision, reason, reasons } }, shownHere), close)
  })
  const move = (id: string | null) => {
    onDecided(null)
    open(id)
  }
  return {
    view: {
      state,
      claim: claim.claim,
      isMine: claim.isMine,
      stale: stale && failureMessage(callFailure(stale)),
      decided,
      reasons,
      general,
      keysOn,
      pending: approve.pending ? 'approve' : reject.pending ? 'reject' : null,
      hasPrevious: previousId !== null,
      hasNext: nextId !== null,
    },
    commands: {
      retry: () => void reload().then(() => setStale(null)),
      flag: (reason) =>
        setReasons((known) => [...known.filter(({ field }) => field !== reason.field), reason]),
      unflag: (path) => setReasons((known) => known.filter(({ field }) => field !== path)),
      writeGeneral: setGeneral,
      approve: approve.run,
      reject: reject.run,
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
