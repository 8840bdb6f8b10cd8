import { NoticeKind } from './notice.codec.ts'
import { type Audience, noticeKinds } from './notice.rules.ts'

/** Audiences that are customers. */
const CUSTOMERS: readonly Audience[] = ['applicant', 'buyer', 'leader', 'member', 'writer', 'viewer']

/** The kinds that reach customers, for each of which they choose whether a text message or a mail goes out as well. */
export const choosableKinds: readonly NoticeKind[] = NoticeKind.values.filter((kind) =>
  noticeKinds[kind].audience.some((audience) => CUSTOMERS.includes(audience)),
)

/** Whether a mail goes out to who has confirmed an address: as chosen, else every kind that can be chosen. */
export const isMailed = (kind: NoticeKind, chosen: boolean | null | undefined): boolean =>
  choosableKinds.includes(kind) ? (chosen ?? true) : noticeKinds[kind].isSms

/** Whether a text message goes out: as chosen, else as the kind has it; staff of a shop get it as the kind has it. */
export const isTexted = (kind: NoticeKind, chosen: boolean | undefined): boolean =>
  (choosableKinds.includes(kind) ? chosen : undefined) ?? noticeKinds[kind].isSms
