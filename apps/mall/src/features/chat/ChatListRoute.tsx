import { useParams } from '@compute-mall/app'
import { MessagesLoading } from '@compute-mall/ui/chat'
import { type ComponentType, useEffect, useState } from 'react'
import { routes } from '../../routes.ts'

/** The list of conversations begins in the browser: it is about a line that only a browser has (R2.17). */
export const Component = () => {
  const [List, setList] = useState<ComponentType<{ readonly shopId: string | null }> | null>(null)
  useEffect(() => {
    void import('./Messages.tsx').then(({ Messages }) => setList(() => Messages))
  }, [])
  const { shopId } = useParams(routes.chats)
  return List === null ? <MessagesLoading /> : <List shopId={shopId} />
}
