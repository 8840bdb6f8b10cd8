import { SECOND_MS } from '@compute-mall/core/time'
import { useEffect } from 'react'
import { useReload } from '../router/NavigatorContext.ts'

/** How often something that is still moving is asked for again. */
export const POLL_MS = 3 * SECOND_MS

/** Loads the page's data again every so often, while there is something to wait for and the page is seen. */
export const usePolling = (isWaiting: boolean, milliseconds = POLL_MS): void => {
  const reload = useReload()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, milliseconds)
    return () => clearInterval(timer)
  }, [isWaiting, milliseconds, reload])
}
