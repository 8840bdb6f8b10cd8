import type { Language } from '@compute-mall/core/codec'
import type { Message } from '@compute-mall/core/messages'
import { type FieldReason, reasonLine } from '@compute-mall/core/review'
import {
  type Application,
  fieldsOf,
  reviewView,
  type SettlementForm,
  wordOf,
} from '@compute-mall/core/settlement'
import { formatInstant } from '@compute-mall/core/time'
import type { TimelineEvent } from '@compute-mall/ui/desk/detail'
import type { TFunction } from 'i18next'

interface Words {
  readonly t: TFunction<['admin', 'settlement', 'review']>
  readonly say: (message: Message) => string
  readonly language: Language
}

const stepTones: Readonly<Record<string, TimelineEvent['tone']>> = {
  'review.approved': 'success',
  'review.rejected': 'danger',
  'application.submitted': 'info',
}

const reasonText = (
  { field, code, text }: FieldReason,
  { applicantType }: SettlementForm,
  { t, language }: Words,
): string => {
  const known = fieldsOf(applicantType).find(({ name }) => name === field)
  const label = known === undefined ? field : t(`settlement:label.${wordOf(known.name, applicantType)}`)
  return reasonLine(language, { name: label, reason: t(`review:reason.${code}`), text })
}

const reasonList = (
  reasons: readonly FieldReason[],
  { form, answers }: Application,
  words: Words,
): TimelineEvent['text'] => (
  <ul>
    {reasons.map((reason) => (
      <li key={reason.field}>
        {reasonText(reason, form, words)}
        <Answer text={answers[reason.field]} words={words} />
      </li>
    ))}
  </ul>
)

interface AnswerProps {
  readonly text: string | undefined
  readonly words: Words
}

const Answer = ({ text, words: { t } }: AnswerProps) =>
  text !== undefined && <div>{t('answer', { text })}</div>

/** What happened to an application, the latest first; below, why the submission before it was refused. */
export const timelineOf = (application: Application, words: Words): readonly TimelineEvent[] => {
  const { reasons, previousReasons } = application
  const steps = reviewView(application).history.map(
    ({ event, at, by, reason, label }, index): TimelineEvent => ({
      key: `${index}`,
      title: words.say(label),
      at: { iso: at, text: formatInstant(at, words.language) },
      who: by,
      tone: stepTones[event],
      text:
        event === 'review.rejected' ? (
          <>
            {reason}
            {reasons.length > 0 && reasonList(reasons, { ...application, answers: {} }, words)}
          </>
        ) : (
          (reason ?? undefined)
        ),
    }),
  )
  if (previousReasons.length === 0) return steps.reverse()
  const previous: TimelineEvent = {
    key: 'previous',
    title: words.t('previousRefusal'),
    tone: 'danger',
    text: reasonList(previousReasons, application, words),
  }
  return [...steps.reverse(), previous]
}
