import { useRouteState } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { useClient } from '@compute-mall/react'
import { useEffect } from 'react'
import { tellUnread } from './requests.ts'

/** Asks once on each further page of a phone what is unread: while chat is barred there, nothing is polled (W23). */
export const PhoneUnread = ({ userId }: { readonly userId: string }) => {
  const client = useClient()
  const { pathname } = useRouteState().location
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew.
  useEffect(() => {
    let isWanted = true
    void client.chat
      .remind({ query: { userId, side: undefined } }, shownInPlace)()
      .then((answer) => isWanted && E.isRight(answer) && tellUnread(answer.right.userUnread))
    return () => {
      isWanted = false
    }
  }, [client, userId, pathname])
  return null
}
