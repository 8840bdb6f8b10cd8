import { purchaseFixtures } from '../purchase/testing/index.ts'
import type { Invitation, MemberAccount, TeamRequest, TeamRequestDetail } from './team.codec.ts'

/** An invitation that waits. */
export const invitation: Invitation = {
  invitationId: 'invitation_1',
  groupId: 'g-demo',
  groupName: '计算材料课题组',
  leaderName: 'leader',
  userName: 'newcomer',
  state: 'sent',
  sentTime: '2026-11-20T02:00:00.000Z',
  expireTime: '2026-11-27T02:00:00.000Z',
}

/** Accounts of a member in two centres, one of them disabled. */
export const memberAccounts: readonly MemberAccount[] = [
  {
    userId: 'u-member',
    userName: 'member',
    clusterId: 'c-kunshan',
    centerName: '华东一区（昆山）算力中心',
    clusterUserName: 'member01',
    memberType: 'Member',
    status: 'Normal',
  },
  {
    userId: 'u-member',
    userName: 'member',
    clusterId: 'c-tianjin',
    centerName: '华北一区（天津）算力中心',
    clusterUserName: 'member02',
    memberType: 'Member',
    status: 'Disable',
  },
]

const { cartId: _, pricingId, refusals: __, ...line } = purchaseFixtures.quoteLine

/** A member asks for card hours. */
export const asked: TeamRequest = {
  requestId: 'request_1',
  groupId: 'g-demo',
  groupName: '计算材料课题组',
  memberName: 'member',
  isOwn: false,
  state: 'asked',
  line,
  total: line.subtotal,
  note: '第三季度训练任务，下周一前需要',
  askTime: '2026-11-21T02:00:00.000Z',
  decideTime: null,
  reason: null,
}

/** The same as the leader opens it. */
export const askedDetail: TeamRequestDetail = {
  ...asked,
  choice: {
    goodsId: line.goodsId,
    skuId: line.skuId,
    pricingId,
    clusterId: line.clusterId ?? undefined,
    purchaseAmount: line.amount,
    purchaseDuration: line.duration,
    purchaseDurationUnit: line.durationUnit,
  },
  quote: purchaseFixtures.quote,
  orderId: null,
  lineId: null,
}
