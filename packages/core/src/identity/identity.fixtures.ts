import type { ClusterUserDetail, CurrentUser, UserInfo } from './identity.codec.ts'

/** A signed customer who leads a group and may buy everything. */
export const leader: UserInfo = {
  id: 'u-leader',
  userName: 'leader',
  userLabel: '已签约',
  userLabelId: '1000000200',
  salerFullName: null,
  createTime: '2025-03-01T09:00:00.000+08:00',
  isLeader: true,
  isJoinGroup: true,
  roleType: 'common',
  roleId: [],
  userType: null,
  acctRole: null,
  nonpreRoleCodes: [],
  highestRoleLevel: 1,
  language: 'zh',
  retailerId: null,
  shopDuties: [],
  phone: '138****5678',
  phoneVerified: true,
}

/** The same as the server says who is here, without tokens. */
export const currentLeader: CurrentUser = { ...leader, clusterTokens: [] }

/** The owner of a shop. */
export const merchant: UserInfo = {
  ...leader,
  id: 'u-seller',
  userName: 'seller',
  retailerId: '1001',
  shopDuties: ['owner'],
}

/** A member of somebody else's group, who may buy applications only. */
export const member: UserInfo = {
  ...leader,
  id: 'u-member',
  userName: 'member',
  isLeader: false,
  acctRole: 'Member',
}

export const clusterAccount: ClusterUserDetail = {
  clusterId: 'c-kunshan',
  centerName: '华东一区（昆山）算力中心',
  clusterUserName: 'leader01',
  memberType: 'Leader',
  accountDetail: { status: 'Normal' },
}
