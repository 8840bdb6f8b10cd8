import type { Language, Words } from '../codec/index.ts'
import type { Details } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { formatMoney, Money } from '../money/index.ts'
import { type Notice, NoticeKind } from './notice.codec.ts'
import { MAX_BELL } from './notice.limits.ts'
import type { noticeMessages } from './notice.messages.ts'

const say = messageFor<KeyOf<typeof noticeMessages>>('notice')

/** The bell: what stands on it, and what is read out. */
export interface BellView {
  /** `3`, `99+`; null when everything is read. */
  readonly badge: string | null
  readonly label: Message
}

/** How many notices are unread, as the bell shows it. */
export const bellView = (unread: number): BellView => ({
  badge: unread === 0 ? null : unread > MAX_BELL ? `${MAX_BELL}+` : String(unread),
  label: unread === 0 ? say('bell') : say('bellCount', { count: unread }),
})

/** A notice as it is read. */
export interface NoticeView {
  readonly noticeId: string
  /** Null for a kind that this version does not know. */
  readonly kind: NoticeKind | null
  /** What it is about; where that leads, the app knows. */
  readonly subjectId: string | null
  readonly title: Message
  readonly text: Message | null
  readonly at: string
  readonly isUnread: boolean
}

/** A detail as notices keep it, in both languages: who reads them is known later. */
export const noticedWords = (name: string, { zh, en }: Words): Details => ({ [name]: zh, [`${name}En`]: en })

/** The name of goods as notices keep it. */
export const noticedGoods = (name: Words): Details => noticedWords('goodsName', name)

/** Details that are sums of money where they are texts; a number of the same name counts something. */
const sums: readonly string[] = ['amount', 'spent', 'budget']

const shown = (name: string, value: string | number): string | number =>
  sums.includes(name) && Money.is(value) ? formatMoney(value) : value

/** What fills the text of a notice: sums as money, words in the language of the reader, in Chinese where theirs are missing (W16). */
export const noticeValues = (details: Details, language: Language): Details =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([name]) => !name.endsWith('En'))
      .map(([name, value]) => [name, shown(name, (language === 'en' && details[`${name}En`]) || value)]),
  )

/** What a notice shows to who reads that language. */
export const noticeView =
  (language: Language) =>
  ({ noticeId, kind, subjectId, details, at, readAt }: Notice): NoticeView => ({
    noticeId,
    kind: NoticeKind.is(kind) ? kind : null,
    subjectId,
    title: NoticeKind.is(kind) ? say(`title.${kind}`) : say('unknown'),
    text: NoticeKind.is(kind) ? say(`text.${kind}`, noticeValues(details, language)) : null,
    at,
    isUnread: readAt === null,
  })
