import { chatMessages } from '@compute-mall/core/chat'
import { shopMessages } from '@compute-mall/core/shop'
import { Loading, Skeleton } from '@compute-mall/ui/parts'
import { type ComponentType, useEffect, useState } from 'react'
import { useShown } from '../../router/shown.ts'

export const texts = { chat: chatMessages, shop: shopMessages }

/** The list of conversations begins in the browser: it is about a line that only a browser has (R2.17). */
export const Component = () => {
  const { location } = useShown()
  const [List, setList] = useState<ComponentType<{ readonly shopId: string | null }> | null>(null)
  useEffect(() => {
    void import('../../chat/MessagesRoute.tsx').then(({ MessagesRoute }) => setList(() => MessagesRoute))
  }, [])
  const shopId = new URLSearchParams(location.search).get('shopId')
  return List === null ? (
    <Loading>
      <Skeleton height={320} />
    </Loading>
  ) : (
    <List shopId={shopId} />
  )
}
