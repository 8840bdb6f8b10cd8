import { useSyncExternalStore } from 'react'
import { belowTablet } from '../../theme/index.ts'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(belowTablet)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone, below 768 px at the usual text size. False where there is no window. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(belowTablet).matches,
    () => false,
  )
