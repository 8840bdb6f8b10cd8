import type { Watch } from '@compute-mall/browser'
import type { Message } from '@compute-mall/core/messages'
import { fresh } from '@compute-mall/core/site'
import { createContext, use, useSyncExternalStore } from 'react'

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

/**
 * Why the page is to be hidden behind a "try again"; null while it is to be shown (R4.14). Nothing else of the watch
 * draws the page anew: not that it has begun, not that it has asked for the newest build.
 */
export const useFatalNotice = (): Message | null => {
  const { subscribe, freshness } = useWatch()
  return useSyncExternalStore(
    subscribe,
    () => freshness().stuck,
    () => null,
  )
}
