import { useEffect } from 'react'
import { useReload } from './useNavigator.ts'

/** Loads the page's data anew every so often, while there is something to wait for and somebody looks. */
export const useRefresh = (waiting: boolean, milliseconds: number): void => {
  const reload = useReload()
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, milliseconds)
    return () => clearInterval(timer)
  }, [waiting, milliseconds, reload])
}
