import { type Milliseconds, SECOND_MS } from '@compute-mall/core/time'
import { useCallback, useEffect } from 'react'
import { useReload } from '../router/NavigatorContext.ts'

/** How often something that is still moving is asked for again. */
const POLL_MS = 3 * SECOND_MS

/** Asks again every so often, while there is something to wait for and the page is seen; and whoever comes back to it, at once. */
export const usePollingOf = (ask: () => void, isWaiting: boolean, milliseconds: Milliseconds): void => {
  useEffect(() => {
    if (!isWaiting) return
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const timer = setInterval(askIfSeen, milliseconds)
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [ask, isWaiting, milliseconds])
}

/** Loads the page's data again every so often, while there is something to wait for and the page is seen. */
export const usePolling = (isWaiting: boolean, milliseconds = POLL_MS): void => {
  const reload = useReload()
  usePollingOf(
    useCallback(() => void reload(), [reload]),
    isWaiting,
    milliseconds,
  )
}
