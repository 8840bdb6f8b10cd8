import { useCallback, useSyncExternalStore } from 'react'
import type { AnyActor, SnapshotFrom } from 'xstate'

/** The present snapshot of a running chart. */
export const useSnapshot = <A extends AnyActor>(actor: A): SnapshotFrom<A> => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const get = () => actor.getSnapshot()
  return useSyncExternalStore(subscribe, get, get)
}
