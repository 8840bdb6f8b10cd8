import * as t from 'io-ts'
import { Id, LineUpTo, Personal, ReasonUpTo } from '../codec/index.ts'
import { endpoint, signedIn } from '../http/index.ts'
import { OrderCreated } from '../order/index.ts'
import { teamRequestList } from './requestList.codec.ts'
import {
  Invitations,
  MemberAccount,
  NewTeamRequest,
  TeamPurchase,
  TeamRequest,
  TeamRequestDetail,
  TeamRequestPage,
} from './team.codec.ts'
import { TEAM_TEXT } from './team.rules.ts'

const OfGroup = t.type({ groupId: Id })
const OfMember = t.type({ groupId: Id, userId: Id })
const ByInvitation = t.type({ invitationId: Id })
const ByRequest = t.type({ requestId: Id })
const Left = t.readonly(t.type({ groupId: Id }), 'GroupChanged')

/**
 * Groups, and what members ask their leader to buy (design 2.7, J15). A group that one is not in, and a request that is
 * neither one's own nor of a group that one leads, is SYS10002; what is the leader's alone is GROUP10001 to members.
 */
export const teamEndpoints = {
  /** The members' accounts in centres, for the leader alone; closed centres are left out (R3.02). Refusals: SYS10002, GROUP10001. */
  memberAccounts: endpoint({
    method: 'GET',
    path: '/user/customer/group/accounts',
    access: signedIn,
    query: OfGroup,
    response: t.readonlyArray(MemberAccount),
  }),
  /** Those that wait. */
  invitations: endpoint({
    method: 'GET',
    path: '/user/customer/group/invitation',
    access: signedIn,
    response: Invitations,
  }),
  /** Asks a user to join. Refusals: SYS10002, GROUP10001, GROUP10003, GROUP10004. */
  invite: endpoint({
    method: 'POST',
    path: '/user/customer/group/invite',
    access: signedIn,
    body: t.type({ groupId: Id, userName: Personal('name', LineUpTo(64)) }),
    response: Invitations,
  }),
  /** Joins. Refusals: SYS10002, GROUP10004, GROUP10005. */
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/user/customer/group/invitation/:invitationId/accept',
    access: signedIn,
    params: ByInvitation,
    response: Invitations,
  }),
  /** Refusals: SYS10002, GROUP10005. */
  declineInvitation: endpoint({
    method: 'POST',
    path: '/user/customer/group/invitation/:invitationId/decline',
    access: signedIn,
    params: ByInvitation,
    response: Invitations,
  }),
  /** The leader takes it back. Refusals: SYS10002, GROUP10001, GROUP10005. */
  withdrawInvitation: endpoint({
    method: 'POST',
    path: '/user/customer/group/invitation/:invitationId/withdraw',
    access: signedIn,
    params: ByInvitation,
    response: Invitations,
  }),
  /** Takes somebody out of the group. Refusals: SYS10002, GROUP10001, GROUP10002. */
  removeMember: endpoint({
    method: 'POST',
    path: '/user/customer/group/remove',
    access: signedIn,
    body: OfMember,
    response: Left,
  }),
  /** Leaves a group. Refusals: SYS10002, GROUP10002 for its leader. */
  leave: endpoint({
    method: 'POST',
    path: '/user/customer/group/leave',
    access: signedIn,
    body: OfGroup,
    response: Left,
  }),
  /** Makes a member the leader in one's place: a group has exactly one. Refusals: SYS10002, GROUP10001. */
  handOver: endpoint({
    method: 'POST',
    path: '/user/customer/group/hand-over',
    access: signedIn,
    body: OfMember,
    response: Left,
  }),
  /** Asks the leader to buy. Refusals: SYS10002, MALL10001–3 and whatever else stands against the goods, GROUP10007, GROUP10008, GROUP10010. */
  ask: endpoint({
    method: 'POST',
    path: '/user/customer/group/request',
    access: signedIn,
    body: NewTeamRequest,
    response: TeamRequest,
  }),
  /** Refusal: LIST10001. */
  requests: endpoint({
    method: 'GET',
    path: '/user/customer/group/request',
    access: signedIn,
    query: teamRequestList.query,
    response: TeamRequestPage,
  }),
  /** Refusal: SYS10002. */
  request: endpoint({
    method: 'GET',
    path: '/user/customer/group/request/:requestId',
    access: signedIn,
    params: ByRequest,
    response: TeamRequestDetail,
  }),
  /** The leader orders it for themselves; it is bought once that is paid. Refusals: SYS10002, GROUP10001, GROUP10006, all of an order. */
  buy: endpoint({
    method: 'POST',
    path: '/user/customer/group/request/:requestId/buy',
    access: signedIn,
    effect: 'keyedChange',
    params: ByRequest,
    body: TeamPurchase,
    response: OrderCreated,
  }),
  /** Refusals: SYS10002, GROUP10001, GROUP10006, also while an order for it waits to be paid, GROUP10009. */
  decline: endpoint({
    method: 'POST',
    path: '/user/customer/group/request/:requestId/decline',
    access: signedIn,
    params: ByRequest,
    body: t.type({ reason: ReasonUpTo(TEAM_TEXT.maximum) }),
    response: TeamRequestDetail,
  }),
  /** The member takes it back. Refusals: SYS10002, GROUP10006. */
  withdraw: endpoint({
    method: 'POST',
    path: '/user/customer/group/request/:requestId/withdraw',
    access: signedIn,
    params: ByRequest,
    response: TeamRequestDetail,
  }),
}
