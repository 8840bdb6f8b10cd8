import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** What the address says behind the hash, with it. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash)
