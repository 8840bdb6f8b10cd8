import * as t from 'io-ts'
import { PurchaseChoice } from '../cart/index.ts'
import {
  BooleanFromText,
  Id,
  Instant,
  LineUpTo,
  Nullable,
  OneOf,
  Optional,
  Personal,
  ReasonUpTo,
} from '../codec/index.ts'
import { MemberType } from '../identity/index.ts'
import { ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { purchasedLine, Quote } from '../purchase/index.ts'
import { TeamRequestState } from './requestList.codec.ts'
import { TEAM_TEXT } from './team.rules.ts'

/** How far an invitation into a group is (width 2.11). */
export const InvitationState = OneOf('InvitationState', [
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
])
export type InvitationState = t.TypeOf<typeof InvitationState>

/** An account of a member in a centre, as the leader of the group sees it (width 2.7). */
export const MemberAccount = t.readonly(
  t.type({
    userId: Id,
    userName: Personal('name', t.string),
    clusterId: Id,
    centerName: t.string,
    clusterUserName: Personal('name', t.string),
    memberType: MemberType,
    status: OneOf('MemberAccountStatus', ['Normal', 'Disable']),
  }),
  'MemberAccount',
)
export type MemberAccount = t.TypeOf<typeof MemberAccount>

/** Somebody who is asked to join a group. */
export const Invitation = t.readonly(
  t.type({
    invitationId: Id,
    groupId: Id,
    groupName: t.string,
    leaderName: Personal('name', t.string),
    userName: Personal('name', t.string),
    state: InvitationState,
    sentTime: Instant,
    expireTime: Instant,
  }),
  'Invitation',
)
export type Invitation = t.TypeOf<typeof Invitation>

/** Invitations that wait: to oneself, and of the groups that one leads. */
export const Invitations = t.readonly(
  t.type({ received: t.readonlyArray(Invitation), sent: t.readonlyArray(Invitation) }),
  'Invitations',
)
export type Invitations = t.TypeOf<typeof Invitations>

/** What a member asks the leader to buy, and says of it. Without a group it goes to the first that one is a member of. */
export const NewTeamRequest = t.readonly(
  t.type({
    choice: PurchaseChoice,
    groupId: Optional(Id),
    note: Personal('words', ReasonUpTo(TEAM_TEXT.maximum)),
  }),
  'NewTeamRequest',
)
export type NewTeamRequest = t.TypeOf<typeof NewTeamRequest>

const teamRequest = {
  requestId: Id,
  groupId: Id,
  groupName: t.string,
  memberName: Personal('name', t.string),
  /** Whether the reader asked for it. */
  isOwn: t.boolean,
  state: TeamRequestState,
  /** As it was when the member asked. */
  line: t.readonly(t.type(purchasedLine)),
  total: Money,
  note: Personal('words', t.string),
  askTime: Instant,
  decideTime: Nullable(Instant),
  /** Why it was declined. */
  reason: Nullable(t.string),
}
/** What a member asked the leader to buy. */
export const TeamRequest = t.readonly(t.type(teamRequest), 'TeamRequest')
export type TeamRequest = t.TypeOf<typeof TeamRequest>

/** A request with what its reader can do about it. */
export const TeamRequestDetail = t.readonly(
  t.type({
    ...teamRequest,
    choice: PurchaseChoice,
    /** What it would cost the leader now; null for everybody else, and once it is decided. */
    quote: Nullable(Quote),
    /** For the leader: the order that was placed for it and waits to be paid, or was paid. */
    orderId: Nullable(Id),
    /** For the member: what was opened for it. */
    lineId: Nullable(Id),
  }),
  'TeamRequestDetail',
)
export type TeamRequestDetail = t.TypeOf<typeof TeamRequestDetail>

/** A page of requests. */
export const TeamRequestPage = ListPage(TeamRequest)

/** What a leader saw and agreed to, as with any order (R5.08, R5.12, D19). */
export const TeamPurchase = t.readonly(
  t.type({ quotedTotal: Money, agreed: BooleanFromText, agreementVersion: LineUpTo(16) }),
  'TeamPurchase',
)
export type TeamPurchase = t.TypeOf<typeof TeamPurchase>
