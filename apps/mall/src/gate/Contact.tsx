import type { MallClient } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { GROUP_LIST_PAGE_SIZE } from '@compute-mall/core/identity'
import { useClient } from '@compute-mall/react'
import { useEffect, useState } from 'react'
import { ContactDialog, type ContactDialogProps } from '../features/purchase/ContactDialog.tsx'

export interface ContactProps extends Pick<ContactDialogProps, 'contact'> {
  readonly close: () => void
}

/** The leaders of the groups that the user is a member of. */
const leadersOf = async ({ identity }: MallClient): Promise<readonly string[]> => {
  const groups = await identity.groupList({ query: { start: 0, limit: GROUP_LIST_PAGE_SIZE } })()
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

/** The dialog and its question are a chunk of their own: few buyers ever need somebody else to act. */
export const Contact = ({ contact, close }: ContactProps) => {
  const client = useClient()
  const [leaders, setLeaders] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (contact === 'leader') void leadersOf(client).then(setLeaders)
  }, [client, contact])
  return <ContactDialog contact={contact} leaders={leaders} onClose={close} />
}
