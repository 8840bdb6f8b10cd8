import { type ComponentType, useEffect, useState } from 'react'

/** Chat on a desktop's pages, a chunk that is loaded once the page is there. */
export const LateChat = () => {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    void import('./ChatHost.tsx').then(({ ChatHost }) => setHost(() => ChatHost))
  }, [])
  return Host === null ? null : <Host />
}
