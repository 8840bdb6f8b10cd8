import { type Clock, SECOND_MS } from '@compute-mall/core/time'
import { useEffect, useState } from 'react'

/** The time, once a second, as long as the page is seen; for countdowns that only show what a chart decided (R4.07). */
export const useNow = (clock: Clock, initial: number): number => {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setNow(clock())
    look()
    const timer = setInterval(look, SECOND_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [clock])
  return now
}
