import { defineRefusals } from '../http/index.ts'

/** Refusals of groups, invitations and requests to the leader (R8.05): by name in code, by number on the wire. */
export const teamRefusals = /* @__PURE__ */ defineRefusals({
  onlyLeader: 'GROUP10001',
  leaderStays: 'GROUP10002',
  notToBeInvited: 'GROUP10003',
  groupFull: 'GROUP10004',
  invitationOver: 'GROUP10005',
  teamRequestDecided: 'GROUP10006',
  alreadyAsked: 'GROUP10007',
  buysAlone: 'GROUP10008',
  teamTextMissing: 'GROUP10009',
  tooManyTeamRequests: 'GROUP10010',
})
