import { type ComponentType, useEffect, useState } from 'react'

/** What is unread of a phone's user, a chunk that is loaded once the page is there. */
export const LateUnread = ({ userId }: { readonly userId: string }) => {
  const [Unread, setUnread] = useState<ComponentType<{ readonly userId: string }> | null>(null)
  useEffect(() => {
    void import('./PhoneUnread.ts').then(({ PhoneUnread }) => setUnread(() => PhoneUnread))
  }, [])
  return Unread === null ? null : <Unread userId={userId} />
}
