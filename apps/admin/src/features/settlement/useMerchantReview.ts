import {
  foundOf,
  load,
  orNull,
  subjectOf,
  useAppData,
  useClock,
  useLoaded,
  useNavigate,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { fileAddress, textStore } from '@compute-mall/browser'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { isBlank } from '@compute-mall/core/codec'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { failureMessage, isRefusedWith } from '@compute-mall/core/http'
import { type FieldReason, queueNeighbours, reviewRefusals } from '@compute-mall/core/review'
import { type Application, type PictureUse, settlementRefusals } from '@compute-mall/core/settlement'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useEffect, useMemo, useState } from 'react'
import { thenNext } from '../../review/thenNext.ts'
import { useClaim } from '../../review/useClaim.ts'
import { routes } from '../../routes.ts'
import type { Decided, MerchantReviewPageProps } from './MerchantReviewPage.tsx'
import { WAITING } from './queue.ts'

/** The application, and what else waits, for the way to the next one. */
export const loader = load(routes.merchant, async ({ client, params }) => {
  const [application, waiting] = await Promise.all([
    client.settlement.detail({ params })(),
    orNull(client.settlement.list({ query: WAITING })),
  ])
  const found = foundOf(application)
  return {
    application: found,
    waiting: waiting?.records ?? [],
    subject: subjectOf(found, ({ form }) => form.shopName),
  }
})

/** Refusals that say that what was read is no longer so. */
const STALE = [
  reviewRefusals.revisionConflict,
  reviewRefusals.claimedByOther,
  settlementRefusals.applicationStateConflict,
]

const staleCodes = STALE.map(({ code }) => code)

const keysStore = textStore(() => window.localStorage)
const KEYS_OFF = 'admin.keysOff'

/** An application under review. */
export const useMerchantReview = (
  decided: Decided | null,
  onDecided: (decided: Decided | null) => void,
): MerchantReviewPageProps => {
  const { application: state, waiting } = usePage<typeof loader>()
  const params = useParams(routes.merchant)
  const { user } = useAppData()
  const client = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const clock = useClock()
  const notices = useNotices()
  const say = useSay()
  const [reasons, setReasons] = useState<readonly FieldReason[]>([])
  const [general, setGeneral] = useState('')
  const [stale, setStale] = useState<ClientError | null>(null)
  const [round, setRound] = useState(0)
  const [keysOn, setKeysOn] = useState(() => keysStore.get(KEYS_OFF) === undefined)
  const application = state.kind === 'loaded' ? state.value : null
  const { previousId, nextId } = queueNeighbours(waiting, params.applicationId)
  const pictures = usePictures(application)

  const tellFailure = (error: ClientError) => {
    const failure = callFailure(error)
    setRound((last) => last + 1)
    if (STALE.some((refusal) => isRefusedWith(failure, refusal))) setStale(error)
    else notices.add('failure', say(failureMessage(failure)))
  }
  const claim = useClaim({
    calls: {
      claim: (takeOver) => client.settlement.claim({ params, body: { takeOver: takeOver || undefined } }),
      release: () => client.settlement.release({ params }),
      holder: () =>
        pipe(
          client.settlement.detail({ params }),
          TE.map(({ claim: holder }) => holder),
        ),
    },
    userId: user?.id ?? '',
    known: application?.claim ?? null,
    waits: application?.applyStatus === 'IN_REVIEW',
    onFailure: tellFailure,
  })
  const open = (applicationId: string | null) => {
    if (applicationId !== null) navigate(routes.merchant.href({ applicationId }))
  }
  const queue = {
    decidedId: params.applicationId,
    before: waiting,
    ask: client.settlement.list({ query: WAITING }),
  }
  const ended =
    (decision: Decided['decision']) =>
    (
      answer: E.Either<ClientError, { readonly decided: Application; readonly next: string | null }>,
    ): void => {
      if (E.isLeft(answer)) {
        tellFailure(answer.left)
        return
      }
      const { decided: told, next } = answer.right
      claim.end()
      setReasons([])
      setGeneral('')
      onDecided({ decision, name: told.form.shopName, isLast: next === null })
      setRound((last) => last + 1)
      if (next === null) void reload()
      else open(next)
    }
  const revision = application?.submission.revision ?? 0
  const approve = useCommand(
    () => thenNext(client.settlement.approve({ params, body: { revision } }, { ignore: staleCodes }), queue),
    ended('approved'),
  )
  const reject = useCommand(() => {
    const reason = isBlank(general) ? undefined : general
    return thenNext(
      client.settlement.reject({ params, body: { revision, reason, reasons } }, { ignore: staleCodes }),
      queue,
    )
  }, ended('rejected'))
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
      pictures,
      claim: claim.claim,
      isMine: claim.isMine,
      reviewer: user?.userName ?? '',
      openedAt: new Date(clock()).toISOString(),
      stale: stale === null ? null : failureMessage(callFailure(stale)),
      decided,
      reasons,
      general,
      round,
      keysOn,
      pending: approve.pending ? 'approve' : reject.pending ? 'reject' : null,
      hasPrevious: previousId !== null,
      hasNext: nextId !== null,
    },
    links: {
      merchants: routes.merchants.href({ applyStatus: 'IN_REVIEW' }),
    },
    commands: {
      retry: () => void reloadAnew(),
      flag: (reason) =>
        setReasons((known) => [...known.filter(({ field }) => field !== reason.field), reason]),
      unflag: (path) => setReasons((known) => known.filter(({ field }) => field !== path)),
      writeGeneral: setGeneral,
      approve: () => approve.run(),
      refuse: () => reject.run(),
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

/** The pictures that were handed in, by the addresses of this document; each viewing is audited (W31). */
const usePictures = (application: Application | null): Partial<Readonly<Record<PictureUse, string>>> => {
  const certificate = usePicture(application, 'certificationImg')
  const logo = usePicture(application, 'logoImg')
  return {
    ...(certificate !== undefined && { certificationImg: certificate }),
    ...(logo !== undefined && { logoImg: logo }),
  }
}

const usePicture = (application: Application | null, use: PictureUse): string | undefined => {
  const client = useClient()
  const applicationId = application?.applicationId ?? ''
  const { loaded } = useLoaded({
    key: application === null || application.form[use] === '' ? null : application.form[use],
    load: (asking) => client.settlement.picture({ params: { applicationId, use } }, asking),
  })
  const file = loaded.kind === 'loaded' ? loaded.value : undefined
  const address = useMemo(() => file && fileAddress(file), [file])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}
