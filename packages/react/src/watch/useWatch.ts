import { type FreshnessView, fresh } from '@compute-mall/core/site'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Watch } from './watch.ts'

/** Called where nothing is watched, as on the server. */
const nobody = () => {
  throw new Error('There is no watch above.')
}

const unwatched: Watch = {
  knowUser: nobody,
  refuseSession: nobody,
  signOut: nobody,
  missChunk: nobody,
  reload: nobody,
  freshness: () => fresh,
  subscribe: () => () => {},
}

export const WatchContext = createContext<Watch>(unwatched)

/** What watches over this document. */
export const useWatch = (): Watch => use(WatchContext)

/** Whether what is shown is still true (R4.14). */
export const useFreshness = (): FreshnessView => {
  const { subscribe, freshness } = useWatch()
  return useSyncExternalStore(subscribe, freshness, () => fresh)
}
