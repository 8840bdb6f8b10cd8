import type * as t from 'io-ts'
import { BooleanFromText, OneOf, Optional, Repeated } from '../codec/index.ts'
import { defineList } from '../list/index.ts'

/** How far a member's request to the leader is (width 2.11). */
export const TeamRequestState = OneOf('TeamRequestState', [
  'asked',
  'bought',
  'declined',
  'withdrawn',
  'outdated',
])
export type TeamRequestState = t.TypeOf<typeof TeamRequestState>

/** Requests of the groups that one leads, and one's own; the newest first. */
export const teamRequestList = defineList({
  filters: { state: Repeated(TeamRequestState), own: Optional(BooleanFromText) },
  sorts: ['-askTime'],
})
