import type { Language } from '@compute-mall/core/codec'
import {
  BillingType,
  BillingUnit,
  type GoodsApplication,
  type GoodsFactCode,
  GoodsKind,
  GoodsType,
  goodsEvents,
  goodsFieldLabel,
} from '@compute-mall/core/goods'
import type { Message } from '@compute-mall/core/messages'
import type { FieldReason } from '@compute-mall/core/review'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import type { TimelineEvent } from '@compute-mall/ui/desk/detail'
import type { ReviewCheck, ReviewField } from '@compute-mall/ui/desk/review'
import type { TFunction } from 'i18next'
import { reasonText } from './reasonText.ts'

export type Translate = TFunction<['admin', 'goods', 'review']>

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

/** A value as it is read: a choice by its name. */
const shownValue = (path: string, value: string | null, t: Translate): string | null => {
  if (value === null) return null
  const name = path.split('.').at(-1)
  if (name === 'kind' && GoodsKind.is(value)) return t(`goods:kind.${value}`)
  if (name === 'type' && GoodsType.is(value)) return t(`goods:type.${value}`)
  if (name === 'billingType' && BillingType.is(value)) return t(`goods:billing.${value}`)
  if (name === 'unit' && BillingUnit.is(value)) return t(`goods:unit.${value}`)
  return value
}

/** Ids are ours; a reviewer reads what the seller wrote. */
const isOurs = (path: string): boolean => /(^|\.)id$/.test(path)

/** Every value below a path, by its own path; what is empty is left out. */
const leavesOf = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (value === null || value === undefined || value === '' || isOurs(path)) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** Every field that is filled in or was, each with what is published. */
export const fieldsIn = (
  { form, published }: Pick<GoodsApplication, 'form' | 'published'>,
  language: Language,
  t: Translate,
): readonly ReviewField[] => {
  const now = new Map(leavesOf(form))
  const before = new Map(published === null ? [] : leavesOf(published))
  return [...new Set([...now.keys(), ...before.keys()])].map((path) => {
    const [is, was] = [now.get(path) ?? null, before.get(path) ?? null]
    return {
      path,
      label: goodsFieldLabel(path, language),
      was: shownValue(path, was, t),
      is: shownValue(path, is, t),
      changed: is !== was,
    }
  })
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

/** Why fields were refused, and what the seller answers. */
const reasonList = (
  reasons: readonly FieldReason[],
  answers: GoodsApplication['answers'],
  language: Language,
  t: Translate,
): TimelineEvent['text'] => (
  <ul>
    {reasons.map(({ field, code, text }) => (
      <li key={field}>
        {withColon(language, goodsFieldLabel(field, language), t(`review:reason.${code}`))}
        {text !== '' && ` · ${text}`}
        {answers[field] !== undefined && <div>{t('answer', { text: answers[field] })}</div>}
      </li>
    ))}
  </ul>
)

/**
 * What happened to the goods, the latest first, with why this application was refused; below, why the one before was,
 * and the answers.
 */
export const timelineOf = (
  { row, history, reason: general, reasons, previousReasons, answers }: GoodsApplication,
  language: Language,
  t: Translate,
): readonly TimelineEvent[] => {
  const refusal = row.state === 'refused' ? history.findIndex(({ event }) => event === 'review.refused') : -1
  return [
    ...history.map(
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
              {reasons.length > 0 && reasonList(reasons, {}, language, t)}
            </>
          ) : reason === null ? undefined : (
            reasonText(reason, language, t)
          ),
      }),
    ),
    ...(previousReasons.length === 0
      ? []
      : [
          {
            key: 'previous',
            title: t('previousRefusal'),
            tone: 'danger' as const,
            text: reasonList(previousReasons, answers, language, t),
          },
        ]),
  ]
}
