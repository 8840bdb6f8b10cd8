import { askChatOnPhones } from '@compute-mall/core/actors'
import { useClient } from '@compute-mall/react'
import { useState } from 'react'
import type { PhoneChat } from './Seller.mobile.tsx'

/** Whether chat is open on phones; barred until it is known (D22). */
export const usePhoneChat = (): PhoneChat => {
  const client = useClient()
  const [isOpen, setOpen] = useState(false)
  return { isOpen, ask: () => void askChatOnPhones(client).then(setOpen) }
}
