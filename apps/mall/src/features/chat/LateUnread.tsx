import { useRouteState } from '@compute-mall/app'
import { type ComponentType, useEffect, useState } from 'react'
import { routes } from '../../routes.ts'

/**
 * What is unread of a phone's user. The first page came with it; the chunk that asks is loaded with the second one, when
 * the calls of the contract are there anyway. The list of conversations asks by itself.
 */
export const LateUnread = ({ userId }: { readonly userId: string }) => {
  const { location, entry } = useRouteState()
  const { pathname } = location
  const [firstPath] = useState(pathname)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && pathname !== firstPath) setMoved(true)
  const [Unread, setUnread] = useState<ComponentType<{ readonly userId: string }> | null>(null)
  useEffect(() => {
    if (hasMoved) void import('./PhoneUnread.ts').then(({ PhoneUnread }) => setUnread(() => PhoneUnread))
  }, [hasMoved])
  return Unread === null || entry.route.name === routes.chats.name ? null : <Unread userId={userId} />
}
