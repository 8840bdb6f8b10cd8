import { NoticeKind } from './notice.codec.ts'
import { type Audience, noticeKinds } from './notice.rules.ts'

/** Audiences that are customers. */
const CUSTOMERS: readonly Audience[] = ['applicant', 'buyer', 'leader', 'member', 'writer']

/** The kinds that reach customers, for each of which they choose whether a text message goes out as well. */
export const choosableKinds: readonly NoticeKind[] = NoticeKind.values.filter((kind) =>
  noticeKinds[kind].audience.some((audience) => CUSTOMERS.includes(audience)),
)

/** Whether a text message goes out: as chosen, else as the kind has it; staff of a shop get it as the kind has it. */
export const isTexted = (kind: NoticeKind, chosen: boolean | undefined): boolean =>
  (choosableKinds.includes(kind) ? chosen : undefined) ?? noticeKinds[kind].isSms
