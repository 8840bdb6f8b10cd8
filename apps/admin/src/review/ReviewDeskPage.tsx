import type { Language } from '@compute-mall/core/codec'
import type { Message } from '@compute-mall/core/messages'
import type { Claim, FieldReason } from '@compute-mall/core/review'
import { formatInstant } from '@compute-mall/core/time'
import type { LoadState, PageHeadProps } from '@compute-mall/ui/desk/page'
import {
  type ReviewCommands,
  type ReviewContent,
  ReviewPage,
  type ReviewView,
} from '@compute-mall/ui/desk/review'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outcome } from './Outcome.tsx'
import { ReasonsPreview } from './ReasonsPreview.tsx'
import { TakeOverDialog } from './TakeOverDialog.tsx'

/** A decision about an application. */
export interface Decided {
  readonly decision: 'approved' | 'rejected'
  readonly name: string
  /** Nothing else waits: the application stays open. */
  readonly isLast: boolean
}

/** An application under review, and what its reviewer does with it. */
export interface ReviewDesk<A> {
  readonly view: {
    readonly state: LoadState<A>
    readonly claim: Claim | null
    readonly isMine: boolean
    /** Why the application must be read again. */
    readonly stale: Message | null
    /** The decision about the application before this one. */
    readonly decided: Decided | null
    readonly reasons: readonly FieldReason[]
    readonly general: string
    readonly keysOn: boolean
    readonly pending: 'approve' | 'reject' | null
    readonly hasPrevious: boolean
    readonly hasNext: boolean
  }
  readonly links: { readonly queue: string }
  readonly commands: Omit<ReviewCommands, 'focus' | 'showChangedOnly'>
}

/** An application as the desk shows it. */
export interface ShownApplication {
  readonly name: string
  readonly tag: NonNullable<PageHeadProps['tag']>
  /** Kind and applicant. */
  readonly notes: readonly string[]
  /** Counts the submissions of the applicant from 1. */
  readonly number: number
  readonly dueAt: string
  /** True while the application waits for a decision. */
  readonly waits: boolean
  /** Why its reader may not review it. */
  readonly barred?: string | undefined
  readonly content: ReviewContent
  /** True if the page opens with changed fields only. */
  readonly changesFirst: boolean
  readonly fieldLabel: (field: string, language: Language) => string
}

interface ReviewDeskPageProps<A> extends ReviewDesk<A> {
  readonly texts: {
    readonly queue: string
    readonly title: string
    /** Asked before an approval. */
    readonly question?: string | undefined
  }
  readonly shownOf: (application: A) => ShownApplication
}

/** An application to be decided: field by field, with reasons for a rejection (R4.03). */
export const ReviewDeskPage = <A,>({ view, links, commands, texts, shownOf }: ReviewDeskPageProps<A>) => {
  const { t } = useTranslation(['admin', 'review'])
  const say = useSay()
  const { language } = useLanguage()
  const { state, claim, isMine, decided, pending, stale, reasons, general } = view
  const loaded = state.kind === 'loaded' ? { ...state, value: shownOf(state.value) } : state
  const shown = loaded.kind === 'loaded' ? loaded.value : null
  const [focused, setFocused] = useState<string | null>(null)
  const [isTakingOver, setTakingOver] = useState(false)
  const [changedOnly, setChangedOnly] = useState(shown?.changesFirst ?? true)
  const disabledReason = useObstacle(view, shown)

  const headOf = ({ name, tag, notes, number, dueAt, waits }: ShownApplication): Partial<PageHeadProps> => ({
    title: name,
    tag,
    note: [
      ...notes,
      t('submissionNote', { count: number }),
      ...(waits ? [t('dueNote', { at: formatInstant(dueAt, language) })] : []),
      ...(waits && claim !== null && isMine
        ? [t('claimUntil', { until: formatInstant(claim.until, language) })]
        : []),
    ].join(' · '),
  })
  const contentOf = ({ content, waits, fieldLabel }: ShownApplication): ReviewContent => ({
    ...content,
    preview: (
      <>
        {content.preview}
        {waits && <ReasonsPreview labelOf={fieldLabel} reasons={reasons} general={general} />}
      </>
    ),
  })
  const review: ReviewView = {
    head: {
      title: texts.title,
      trail: [{ label: texts.queue, to: links.queue }, ...(shown === null ? [] : [{ label: shown.name }])],
      ...(shown && headOf(shown)),
    },
    notice:
      stale === null
        ? undefined
        : {
            kind: 'stale',
            change: view.hasNext ? t('stale', { why: say(stale) }) : say(stale),
            onReload: commands.retry,
          },
    state: loaded.kind === 'loaded' ? { ...loaded, value: contentOf(loaded.value) } : loaded,
    claim: claim && {
      isMine,
      text: isMine
        ? { key: 'admin:claimUnder' }
        : { key: 'review:claim.other', values: { name: claim.reviewer } },
    },
    mayDecide: shown?.waits === true && shown.barred === undefined,
    changedOnly,
    focused,
    reasons,
    general,
    approve: { disabledReason, busy: pending === 'approve', question: texts.question },
    reject: { disabledReason, busy: pending === 'reject' },
    hasPrevious: view.hasPrevious,
    hasNext: view.hasNext,
    keysOn: view.keysOn,
  }

  return (
    <>
      <Outcome
        decided={decided}
        isGood={decided?.decision === 'approved'}
        text={
          decided === null
            ? ''
            : t(decided.isLast ? `${decided.decision}Last` : decided.decision, { name: decided.name })
        }
      />
      <ReviewPage
        view={review}
        commands={{
          ...commands,
          focus: setFocused,
          showChangedOnly: setChangedOnly,
          claim: () => (claim === null || isMine ? commands.claim() : setTakingOver(true)),
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

/** Why no decision can be made; undefined when one can. */
const useObstacle = (
  { claim, isMine }: ReviewDesk<unknown>['view'],
  shown: ShownApplication | null,
): string | undefined => {
  const { t } = useTranslation('admin')
  if (shown === null) return t('notPossible')
  if (shown.barred !== undefined) return shown.barred
  if (!shown.waits) return t('alreadyDecided')
  if (claim === null) return t('notClaimed')
  return isMine ? undefined : t('takeOverFirst', { name: claim.reviewer })
}
