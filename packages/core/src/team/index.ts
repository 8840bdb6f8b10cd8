/**
 * Groups of customers: who leads and who is led, invitations, and what members ask their leader to buy (design 2.7,
 * J15).
 *
 * `teamRequestMachine` and `invitationMachine` are the lives of the two, `teamEndpoints` their calls.
 *
 * @module
 */
export { TeamRequestState, teamRequestList } from './requestList.codec.ts'
export {
  Invitation,
  InvitationState,
  Invitations,
  MemberAccount,
  NewTeamRequest,
  TeamPurchase,
  TeamRequest,
  TeamRequestDetail,
} from './team.codec.ts'
export { teamEndpoints } from './team.endpoints.ts'
export { teamRefusals } from './team.errors.ts'
export {
  allowedInvitationEvents,
  allowedRequestEvents,
  type InvitationEventName,
  invitationEvents,
  nextInvitationState,
  nextRequestState,
  type TeamRequestEventName,
  teamRequestEvents,
} from './team.machine.ts'
export { teamMessages } from './team.messages.ts'
export {
  INVITATION_LIFE_MS,
  isInvitationOver,
  MAX_GROUP_MEMBERS,
  MAX_INVITATIONS,
  MAX_REQUESTS,
  TEAM_TEXT,
} from './team.rules.ts'
