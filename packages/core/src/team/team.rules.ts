import { DAY_MS, type Milliseconds } from '../time/index.ts'

/** The most people of one group, its leader among them. */
export const MAX_GROUP_MEMBERS = 200
/** The most invitations of one group that wait for an answer. */
export const MAX_INVITATIONS = 50
/** How long an invitation can be accepted (width 2.11). */
export const INVITATION_LIFE_MS: Milliseconds = 7 * DAY_MS
/** The most requests of one member that wait for an answer. */
export const MAX_REQUESTS = 20
/** What a member says of a request, and a leader of declining it, in characters. */
export const TEAM_TEXT = { minimum: 2, maximum: 200 } as const

/** Whether an invitation that was sent then can be accepted no more. */
export const isInvitationOver = (sentTime: string, now: number): boolean =>
  now - Date.parse(sentTime) >= INVITATION_LIFE_MS
