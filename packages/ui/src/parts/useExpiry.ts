import { useEffect, useRef, useState } from 'react'

/**
 * Calls `onExpire` after `milliseconds`, or never when that is `null`. While paused the time stands still, and goes
 * on from there (D14).
 */
export const useExpiry = (milliseconds: number | null, onExpire: () => void) => {
  const [paused, setPaused] = useState(false)
  const left = useRef(milliseconds ?? 0)
  const expire = useRef(onExpire)
  useEffect(() => {
    expire.current = onExpire
  })
  useEffect(() => {
    if (paused || milliseconds === null) return
    const startedAt = performance.now()
    const timer = setTimeout(() => expire.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - startedAt))
    }
  }, [paused, milliseconds])
  return { pause: () => setPaused(true), resume: () => setPaused(false) }
}
