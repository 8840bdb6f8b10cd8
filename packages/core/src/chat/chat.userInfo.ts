import type { ClusterUserDetail, UserInfo } from '../identity/index.ts'
import type { ChatUserInfo } from './chat.codec.ts'

/** What is known of the customer when a chat begins. */
export interface ChatCustomer {
  readonly user: Pick<UserInfo, 'userName' | 'userLabel' | 'salerFullName' | 'createTime' | 'isLeader'>
  readonly clusters: readonly ClusterUserDetail[]
  readonly groupNames: readonly string[]
  readonly memberNames: readonly string[]
}

/** What customer service is told about a customer; the members of a group about its leader alone (R6.07). */
export const chatUserInfoOf = ({ user, clusters, groupNames, memberNames }: ChatCustomer): ChatUserInfo => ({
  userName: user.userName,
  userLabel: user.userLabel,
  salerFullName: user.salerFullName,
  createTime: user.createTime,
  clusterDetail: clusters.map(({ centerName, clusterUserName }) => `${centerName} ${clusterUserName}`),
  isLeader: user.isLeader,
  groupUsersInfos: user.isLeader ? memberNames : [],
  groupNameList: groupNames,
})
