import { useEffect } from 'react'

/** How often something that is still moving is looked at again. */
const WATCH_MS = 3_000

/** Looks again every so often, while there is something to wait for and somebody looks. */
export const useWatch = (waiting: boolean, look: () => void): void => {
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look()
    }, WATCH_MS)
    return () => clearInterval(timer)
  }, [waiting, look])
}
