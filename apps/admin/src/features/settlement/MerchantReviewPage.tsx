import type { Message } from '@compute-mall/core/messages'
import type { Claim, FieldReason } from '@compute-mall/core/review'
import { type Application, type PictureUse, reviewView } from '@compute-mall/core/settlement'
import { formatInstant } from '@compute-mall/core/time'
import type { LoadState } from '@compute-mall/ui/desk/page'
import {
  type ReviewCommands,
  type ReviewContent,
  ReviewPage,
  type ReviewView,
} from '@compute-mall/ui/desk/review'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outcome } from '../../review/Outcome.tsx'
import { ReasonsPreview } from '../../review/ReasonsPreview.tsx'
import { TakeOverDialog } from '../../review/TakeOverDialog.tsx'
import { fieldLabel } from './fieldLabel.ts'
import { checksOf, fieldsIn } from './reviewContent.ts'
import { timelineOf } from './timeline.tsx'

/** The decision about the application before this one. */
export interface Decided {
  readonly decision: 'approved' | 'rejected'
  /** Of the shop. */
  readonly name: string
  /** Nothing else waits: the application stays open. */
  readonly isLast: boolean
}

export interface MerchantReviewPageProps {
  readonly view: {
    readonly state: LoadState<Application>
    /** The addresses of its pictures, as far as they are here. */
    readonly pictures: Partial<Readonly<Record<PictureUse, string>>>
    readonly claim: Claim | null
    readonly isMine: boolean
    /** Who reviews, for the watermark. */
    readonly reviewer: string
    readonly openedAt: string
    /** Why what was read is no longer so. */
    readonly stale: Message | null
    readonly decided: Decided | null
    readonly reasons: readonly FieldReason[]
    readonly general: string
    /** Counts the answers to decisions; each closes the dialogs. */
    readonly round: number
    readonly keysOn: boolean
    readonly pending: 'approve' | 'reject' | null
    readonly hasPrevious: boolean
    readonly hasNext: boolean
  }
  readonly links: { readonly merchants: string }
  readonly commands: Omit<ReviewCommands, 'focus' | 'showChangedOnly'>
}

const tones = { none: 'neutral', underWay: 'info', good: 'success', wrong: 'danger' } as const

/** A merchant's application to be decided on (R4.03, W31, W32). */
export const MerchantReviewPage = ({ view, links, commands }: MerchantReviewPageProps) => {
  const { t } = useTranslation(['admin', 'settlement', 'review'])
  const say = useSay()
  const { language } = useLanguage()
  const [focused, setFocused] = useState<string | null>(null)
  const [isTakingOver, setTakingOver] = useState(false)
  const { state, claim, decided, pending, stale } = view
  const application = state.kind === 'loaded' ? state.value : null
  const [changedOnly, setChangedOnly] = useState((application?.changes.length ?? 0) > 0)
  const outcome =
    decided === null
      ? ''
      : t(decided.isLast ? `${decided.decision}Last` : decided.decision, { name: decided.name })

  const lacks = useObstacle(view)
  const decision = { disabledReason: lacks }
  const review: ReviewView = {
    head: headOf(),
    notice:
      stale === null
        ? undefined
        : {
            kind: 'stale',
            change: view.hasNext ? t('stale', { why: say(stale) }) : say(stale),
            onReload: commands.retry,
          },
    state: state.kind === 'loaded' ? { kind: 'loaded', value: contentOf(state.value) } : state,
    claim: claim === null ? null : claimOf(claim),
    mayDecide: application?.applyStatus === 'IN_REVIEW',
    changedOnly,
    focused,
    reasons: view.reasons,
    general: view.general,
    approve: { ...decision, busy: pending === 'approve', question: t('approveQuestion') },
    refuse: { ...decision, busy: pending === 'reject' },
    hasPrevious: view.hasPrevious,
    hasNext: view.hasNext,
    keysOn: view.keysOn,
  }

  function headOf(): ReviewView['head'] {
    const trail = [{ label: t('merchants'), to: links.merchants }]
    if (application === null) return { trail, title: t('merchantReview') }
    const { form, submission, dueAt } = application
    const { status, tone } = reviewView(application)
    return {
      trail: [...trail, { label: form.shopName }],
      title: form.shopName,
      tag: { label: say(status), tone: tones[tone] },
      note: [
        t(`settlement:type.${form.applicantType}`),
        form.realName,
        t('submissionNote', { count: submission.number }),
        ...(application.applyStatus === 'IN_REVIEW'
          ? [t('dueNote', { at: formatInstant(dueAt, language) })]
          : []),
        ...(application.applyStatus === 'IN_REVIEW' && claim !== null && view.isMine
          ? [t('claimUntil', { until: formatInstant(claim.until, language) })]
          : []),
      ].join(' · '),
    }
  }

  function contentOf(shown: Application): ReviewContent {
    return {
      checks: checksOf(shown, t),
      fields: fieldsIn(shown, view.pictures, t),
      timeline: timelineOf(shown, { t, say, language }),
      watermark: t('watermark', { name: view.reviewer, at: formatInstant(view.openedAt, language) }),
      preview:
        shown.applyStatus === 'IN_REVIEW' ? (
          <ReasonsPreview
            labelOf={(field, read) => fieldLabel(field, shown.form.applicantType, read)}
            reasons={view.reasons}
            general={view.general}
          />
        ) : undefined,
    }
  }

  function claimOf({ reviewer }: Claim): NonNullable<ReviewView['claim']> {
    return view.isMine
      ? { isMine: true, text: { key: 'admin:claimUnder' } }
      : { isMine: false, text: { key: 'review:claim.other', values: { name: reviewer } } }
  }

  return (
    <>
      <Outcome decided={decided} isGood={decided?.decision === 'approved'} text={outcome} />
      <ReviewPage
        key={view.round}
        view={review}
        commands={{
          ...commands,
          focus: setFocused,
          showChangedOnly: setChangedOnly,
          claim: () => (claim === null || view.isMine ? commands.claim() : setTakingOver(true)),
        }}
      />
      {isTakingOver && claim !== null && (
        <TakeOverDialog
          name={claim.reviewer}
          onClose={() => setTakingOver(false)}
          onTake={() => {
            setTakingOver(false)
            commands.claim()
          }}
        />
      )}
    </>
  )
}

/** Why no decision can be taken; undefined when one can. */
const useObstacle = ({ state, claim, isMine }: MerchantReviewPageProps['view']): string | undefined => {
  const { t } = useTranslation('admin')
  if (state.kind !== 'loaded') return t('notPossible')
  const { approve, reject } = reviewView(state.value).commands
  if (!approve || !reject) return t('alreadyDecided')
  if (claim === null) return t('notClaimed')
  return isMine ? undefined : t('takeOverFirst', { name: claim.reviewer })
}
