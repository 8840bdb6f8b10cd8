import type { MallClient } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { GROUP_LIST_PAGE_SIZE } from '@compute-mall/core/identity'

/** The leaders of the groups that the user is a member of. */
export const leadersOf = async ({ identity }: MallClient): Promise<readonly string[]> => {
  const groups = await identity.groupList({
    query: { start: 0, limit: GROUP_LIST_PAGE_SIZE, groupId: undefined },
  })()
  if (E.isLeft(groups)) return []
  const users = await Promise.all(
    groups.right.records.map(({ groupId }) => identity.groupUsers({ query: { groupId } })()),
  )
  return users.flatMap((found) =>
    E.isLeft(found)
      ? []
      : found.right.groupUsersInfos
          .filter(({ isGroupLeader }) => isGroupLeader === 'Leader')
          .map(({ userName }) => userName),
  )
}
