import { type GoodsApplication, goodsFieldLabel } from '@compute-mall/core/goods'
import type { Message } from '@compute-mall/core/messages'
import type { Claim, FieldReason } from '@compute-mall/core/review'
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
import { GoodsPreviewCard } from './GoodsPreviewCard.tsx'
import { checksOf, fieldsIn, sinceRefusalIn, timelineOf } from './goodsContent.tsx'
import { inLanguage } from './inLanguage.ts'

/** The decision about the application before this one. */
export interface DecidedGoods {
  readonly decision: 'passed' | 'refused'
  /** Of the goods. */
  readonly name: string
  /** Nothing else waits: the application stays open. */
  readonly isLast: boolean
}

export interface GoodsReviewPageProps {
  readonly view: {
    readonly state: LoadState<GoodsApplication>
    readonly claim: Claim | null
    readonly isMine: boolean
    /** Why what was read is no longer so. */
    readonly stale: Message | null
    readonly decided: DecidedGoods | null
    readonly reasons: readonly FieldReason[]
    readonly general: string
    /** Counts the answers to decisions; each closes the dialogs. */
    readonly round: number
    readonly keysOn: boolean
    readonly pending: 'pass' | 'refuse' | null
    readonly hasPrevious: boolean
    readonly hasNext: boolean
  }
  readonly links: { readonly queue: string }
  readonly commands: Omit<ReviewCommands, 'focus' | 'showChangedOnly'>
}

const tones = {
  draft: 'neutral',
  pending: 'info',
  revoked: 'neutral',
  refused: 'danger',
  passed: 'success',
} as const

/** An application for goods to be decided on: field by field against what is published (R4.03, W32). */
export const GoodsReviewPage = ({ view, links, commands }: GoodsReviewPageProps) => {
  const { t } = useTranslation(['admin', 'goods', 'review'])
  const say = useSay()
  const { language } = useLanguage()
  const [focused, setFocused] = useState<string | null>(null)
  const [isTakingOver, setTakingOver] = useState(false)
  const { state, claim, decided, pending, stale } = view
  const application = state.kind === 'loaded' ? state.value : null
  const [changedOnly, setChangedOnly] = useState(true)
  const outcome =
    decided === null
      ? ''
      : t(`goods${decided.decision === 'passed' ? 'Passed' : 'Refused'}${decided.isLast ? 'Last' : ''}`, {
          name: decided.name,
        })

  const decision = { disabledReason: useObstacle(view) }
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
    mayDecide: application?.row.state === 'pending' && !application.isOwn,
    changedOnly,
    focused,
    reasons: view.reasons,
    general: view.general,
    approve: { ...decision, busy: pending === 'pass' },
    refuse: { ...decision, busy: pending === 'refuse' },
    hasPrevious: view.hasPrevious,
    hasNext: view.hasNext,
    keysOn: view.keysOn,
  }

  function headOf(): ReviewView['head'] {
    const trail = [{ label: t('goodsQueue'), to: links.queue }]
    if (application === null) return { trail, title: t('goodsReview') }
    const { row, submission } = application
    const name = inLanguage(row.name, language)
    return {
      trail: [...trail, { label: name }],
      title: name,
      tag: { label: t(`goods:review.${row.state}`), tone: tones[row.state] },
      note: [
        t(`application.${row.kind}`),
        t(`goods:kind.${row.goodsKind}`),
        inLanguage(row.shopName, language),
        t('submissionNote', { count: submission.number }),
        ...(row.state === 'pending' ? [t('dueNote', { at: formatInstant(row.dueAt, language) })] : []),
        ...(row.state === 'pending' && claim !== null && view.isMine
          ? [t('claimUntil', { until: formatInstant(claim.until, language) })]
          : []),
      ].join(' · '),
    }
  }

  function contentOf(shown: GoodsApplication): ReviewContent {
    const words = { t, say, language, names: shown.names }
    return {
      checks: checksOf(shown, language, { t, say }),
      sinceRefusal: sinceRefusalIn(shown, words),
      fields: fieldsIn(shown, words),
      timeline: timelineOf(shown, language, t),
      watermark: '',
      preview: (
        <>
          <GoodsPreviewCard goodsId={shown.row.goodsId} form={shown.form} />
          {shown.row.state === 'pending' && (
            <ReasonsPreview labelOf={goodsFieldLabel} reasons={view.reasons} general={view.general} />
          )}
        </>
      ),
    }
  }

  function claimOf({ reviewer }: Claim): NonNullable<ReviewView['claim']> {
    return view.isMine
      ? { isMine: true, text: { key: 'admin:claimUnder' } }
      : { isMine: false, text: { key: 'review:claim.other', values: { name: reviewer } } }
  }

  return (
    <>
      <Outcome decided={decided} isGood={decided?.decision === 'passed'} text={outcome} />
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
const useObstacle = ({ state, claim, isMine }: GoodsReviewPageProps['view']): string | undefined => {
  const { t } = useTranslation('admin')
  if (state.kind !== 'loaded') return t('notPossible')
  if (state.value.isOwn) return t('ownGoods')
  if (state.value.row.state !== 'pending') return t('alreadyDecided')
  if (claim === null) return t('notClaimed')
  return isMine ? undefined : t('takeOverFirst', { name: claim.reviewer })
}
