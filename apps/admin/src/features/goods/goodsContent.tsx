import type { Language } from '@compute-mall/core/codec'
import {
  type GoodsApplication,
  type GoodsFactCode,
  type GoodsForm,
  type GoodsNames,
  goodsEvents,
  goodsFieldLabel,
  goodsLeaves,
  goodsValueView,
  sinceRefusal,
} from '@compute-mall/core/goods'
import type { Message } from '@compute-mall/core/messages'
import { type FieldChange, type FieldReason, reasonLine } from '@compute-mall/core/review'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import type { TimelineEvent } from '@compute-mall/ui/desk/detail'
import type { ChangedValue, ReviewCheck, ReviewContent, ReviewField } from '@compute-mall/ui/desk/review'
import { inLanguage } from './inLanguage.ts'
import type { Translate } from './reasonText.ts'
import { reasonText } from './reasonText.ts'

const factTones: Readonly<Record<GoodsFactCode, ReviewCheck['tone']>> = {
  priceChange: 'warn',
  duplicateName: 'warn',
  centreClosed: 'danger',
  itemDisabled: 'danger',
  refusedBefore: 'neutral',
  forcedOff: 'danger',
  unchanged: 'warn',
  nothingToSell: 'warn',
}

/** What was found out by itself, as facts; one line that says so where there is nothing to remark. */
export const checksOf = (
  { facts }: GoodsApplication,
  language: Language,
  { t, say }: { readonly t: Translate; readonly say: (message: Message) => string },
): readonly ReviewCheck[] =>
  facts.length === 0
    ? [{ key: 'none', tone: 'success', text: t('noFacts') }]
    : facts.map(({ code, field, details }, i) => ({
        key: `${i}`,
        tone: factTones[code],
        text: withColon(
          language,
          field === '' ? '' : goodsFieldLabel(field, language),
          say({ key: `goods:fact.${code}`, values: details }),
        ),
      }))

/** How a page that shows an application says things. */
export interface ReviewWords {
  readonly t: Translate
  readonly say: (message: Message) => string
  readonly language: Language
  /** What its codes are called. */
  readonly names: GoodsNames
}

/** A value as it is read: codes, figures and times by what they stand for; null is empty. */
const shownValue = (
  form: GoodsForm,
  path: string,
  value: string | null,
  { say, language, names }: ReviewWords,
): string | null => {
  if (value === null) return null
  const view = goodsValueView(form, path, value)
  switch (view.kind) {
    case 'message':
      return say(view.message)
    case 'instant':
      return formatInstant(view.at, language, 'minute')
    case 'choice':
      return withColon(language, inLanguage(view.specification, language), inLanguage(view.value, language))
    case 'code': {
      const name = names[view.of][view.code]
      return name === undefined ? view.code : inLanguage(name, language)
    }
    case 'text':
      return view.text
  }
}

/** Every field that is filled in or was, each with what is published. */
export const fieldsIn = (
  { form, published }: Pick<GoodsApplication, 'form' | 'published'>,
  words: ReviewWords,
): readonly ReviewField[] => {
  const now = goodsLeaves(form)
  const before: ReadonlyMap<string, string> = published === null ? new Map() : goodsLeaves(published)
  return [...new Set([...now.keys(), ...before.keys()])].map((path) => {
    const [is, was] = [now.get(path) ?? null, before.get(path) ?? null]
    return {
      path,
      label: goodsFieldLabel(path, words.language),
      was: shownValue(published ?? form, path, was, words),
      is: shownValue(form, path, is, words),
      changed: is !== was,
    }
  })
}

/** What became of each refused field and what changed besides; undefined where the one before was not refused. */
export const sinceRefusalIn = (
  application: Pick<GoodsApplication, 'form' | 'refusedBefore' | 'answers'>,
  words: ReviewWords,
): ReviewContent['sinceRefusal'] => {
  const { form, refusedBefore } = application
  const since = sinceRefusal(application)
  if (since === null || refusedBefore === null) return undefined
  const { t, language } = words
  const shown = ({ field, before, after }: FieldChange): ChangedValue => ({
    path: field,
    label: goodsFieldLabel(field, language),
    was: shownValue(refusedBefore.form, field, before, words),
    is: shownValue(form, field, after, words),
  })
  return {
    general: since.reason,
    fields: since.fields.map(({ reason: { field, code, text }, answer, changes, value }) => ({
      path: field,
      label: goodsFieldLabel(field, language),
      reason: reasonLine(language, { reason: t(`review:reason.${code}`), text }),
      answer,
      changes: changes.map(shown),
      value: shownValue(form, field, value, words),
    })),
    others: since.others.map(shown),
  }
}

const knownEvents = [
  ...goodsEvents.seller,
  ...goodsEvents.operations,
  ...goodsEvents.platform,
  'goods.begun',
  'goods.featured',
  'goods.unfeatured',
  'stock.changed',
  'shelfTime.changed',
] as const
const isKnown = (event: string): event is (typeof knownEvents)[number] =>
  knownEvents.some((known) => known === event)

const eventTones: Readonly<Record<string, TimelineEvent['tone']>> = {
  'review.passed': 'success',
  'review.refused': 'danger',
  'goods.forcedOff': 'danger',
  'shelving.failed': 'danger',
  'application.submitted': 'info',
}

/** Why fields were refused. */
const reasonList = (
  reasons: readonly FieldReason[],
  language: Language,
  t: Translate,
): TimelineEvent['text'] => (
  <ul>
    {reasons.map(({ field, code, text }) => (
      <li key={field}>
        {reasonLine(language, {
          name: goodsFieldLabel(field, language),
          reason: t(`review:reason.${code}`),
          text,
        })}
      </li>
    ))}
  </ul>
)

/** What happened to the goods, the latest first, with why this application was refused. */
export const timelineOf = (
  { row, history, reason: general, reasons }: GoodsApplication,
  language: Language,
  t: Translate,
): readonly TimelineEvent[] => {
  const refusal = row.state === 'refused' ? history.findIndex(({ event }) => event === 'review.refused') : -1
  return history.map(
    ({ event, at, by, reason }, i): TimelineEvent => ({
      key: `${i}`,
      title: isKnown(event) ? t(`goods:event.${event}`) : event,
      at: { iso: at, text: formatInstant(at, language) },
      who: by,
      tone: eventTones[event],
      text:
        i === refusal ? (
          <>
            {general}
            {reasons.length > 0 && reasonList(reasons, language, t)}
          </>
        ) : reason === null ? undefined : (
          reasonText(reason, language, t)
        ),
    }),
  )
}
