import type { ClusterUserDetail, UserInfo } from '../identity/index.ts'
import type { ChatUserInfo } from './chat.codec.ts'

/** What is known of the customer when a chat begins. */
export interface ChatCustomer {
  readonly user: Pick<UserInfo, 'userName' | 'userLabel' | 'salerFullName' | 'createTime' | 'isLeader'>
  readonly clusters: readonly ClusterUserDetail[]
  readonly groupNames: readonly string[]
  readonly memberNames: readonly string[]
  /** What the customer's own window said (R7.06). */
  readonly said?: Said
}

/** What customers may say of themselves: nothing of roles, the contract or other people. */
interface Said {
  readonly userName: string
  readonly salerFullName: string | undefined
  readonly clusterDetail: readonly string[]
  readonly groupNameList: readonly string[]
}

const isVisible = (text: string): boolean => /[^\s\p{C}]/u.test(text)

/** What was said beside what the platform knows, each once. */
const statedBeside = (said: Said | undefined, known: readonly (string | null)[]): readonly string[] => {
  const texts = said && [
    said.userName,
    said.salerFullName ?? '',
    ...said.clusterDetail,
    ...said.groupNameList,
  ]
  return [...new Set(texts)].filter((text) => isVisible(text) && !known.includes(text))
}

/** What customer service is told about a customer; the members of a group about its leader alone (R6.07). */
export const chatUserInfoOf = ({
  user,
  clusters,
  groupNames,
  memberNames,
  said,
}: ChatCustomer): ChatUserInfo => {
  const clusterDetail = clusters.map(({ centerName, clusterUserName }) => `${centerName} ${clusterUserName}`)
  return {
    userName: user.userName,
    userLabel: user.userLabel,
    salerFullName: user.salerFullName,
    createTime: user.createTime,
    clusterDetail,
    isLeader: user.isLeader,
    groupUsersInfos: user.isLeader ? memberNames : [],
    groupNameList: groupNames,
    stated: statedBeside(said, [user.userName, user.salerFullName, ...clusterDetail, ...groupNames]),
  }
}
