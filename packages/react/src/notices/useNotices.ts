import { createContext, use, useSyncExternalStore } from 'react'
import type { Notices, Toast } from './notices.ts'

export const NoticesContext = createContext<Notices | undefined>(undefined)

/** The notices of the app, for those who add one. */
export const useNotices = (): Notices => {
  const notices = use(NoticesContext)
  if (notices === undefined) throw new Error('There are no notices above.')
  return notices
}

const NONE: readonly Toast[] = []

/** The toasts that are to be shown now (R8.02). */
export const useToasts = (): readonly Toast[] => {
  const { subscribe, current } = useNotices()
  return useSyncExternalStore(subscribe, current, () => NONE)
}
