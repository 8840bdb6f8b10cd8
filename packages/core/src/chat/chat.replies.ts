import type { Language } from '../codec/index.ts'
import { shownHours } from '../shop/index.ts'
import { ZONE_NAME } from '../time/index.ts'
import type { CannedReply, ChatBackground, ChatOrder } from './chat.codec.ts'

/** What a canned reply may leave to be filled in, e.g. `{customer}`. */
const replyVariables = ['customer', 'goods', 'order', 'hours'] as const
export type ReplyVariable = (typeof replyVariables)[number]

/** What is known to fill in; what is null stays as it is. */
export type ReplyValues = Readonly<Record<ReplyVariable, string | null>>

const VARIABLE = /\{(customer|goods|order|hours)\}/g

const isVariable = (name: string): name is ReplyVariable => replyVariables.some((known) => known === name)

/** What is known of a conversation: its customer, what it is about, and when its shop answers; null while it is not. */
export interface ReplyFacts {
  readonly customerName: string | null
  readonly background: ChatBackground | null
  readonly serviceTime: string | null
}

/** What canned replies are filled in with, in the language of who answers. */
export const replyValuesOf = (
  { customerName, background, serviceTime }: ReplyFacts,
  language: Language,
): ReplyValues => ({
  customer: customerName,
  goods: background?.goods[0]?.name[language] ?? null,
  order: (background && orderAsked(background)?.orderNo) ?? null,
  hours: serviceTime === null ? null : `${shownHours(serviceTime, language)} (${ZONE_NAME})`,
})

/** A canned reply with what is known filled in. */
export const filledReply = (text: string, values: ReplyValues): string =>
  text.replaceAll(VARIABLE, (variable, name: string) => (isVariable(name) ? values[name] : null) ?? variable)

/** The variables that nothing was filled in for, e.g. `{order}`; a text with any is not sent. */
export const unfilledIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([variable]) => variable)),
]

/** The order that a conversation is about: the latest of the goods asked about last, else the latest of all. */
export const orderAsked = ({ orders, goods: [asked] }: ChatBackground): ChatOrder | null =>
  orders.find(({ goodsId }) => goodsId === asked?.goodsId) ?? orders[0] ?? null

/** The replies in which each of the words is found, in title or text. */
export const repliesFor = (replies: readonly CannedReply[], words: string): readonly CannedReply[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return replies.filter(({ title, text }) => {
    const all = `${title} ${text}`.toLowerCase()
    return wanted.every((word) => all.includes(word))
  })
}

/** A draft with a text put in at the caret, and where the caret is then, in UTF-16 units. */
export const insertedAt = (
  draft: string,
  caret: number,
  text: string,
): { readonly draft: string; readonly caret: number } => ({
  draft: draft.slice(0, caret) + text + draft.slice(caret),
  caret: caret + text.length,
})
