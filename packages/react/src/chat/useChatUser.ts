import type { UserInfo } from '@compute-mall/core/identity'
import { useEffect, useState } from 'react'
import type { BrowserChat } from './startChat.ts'

/** Says who is here. @returns whether the charts know it, so that conversations may be opened */
export const useChatUser = (chat: BrowserChat, user: UserInfo | null): boolean => {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    let isHere = true
    void chat.userKnown(user).then(() => isHere && setKnown(true))
    return () => {
      isHere = false
    }
  }, [chat, user])
  return isKnown
}
