import { useAppData } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { InboxView } from './InboxView.tsx'
import { staffChat } from './staffChat.ts'

export { loader } from './useInbox.ts'

export const Component = () => {
  const client = useClient()
  const { user } = useAppData()
  if (user === null || user.retailerId === null) return null
  return <InboxView chat={staffChat(client, user.retailerId)} user={user} shopId={user.retailerId} />
}
