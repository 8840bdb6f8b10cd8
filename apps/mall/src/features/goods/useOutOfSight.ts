import { useEffect, useRef, useState } from 'react'

/** A ref for an element, and whether it is scrolled out of the window. */
export const useOutOfSight = <Seen extends Element>() => {
  const ref = useRef<Seen>(null)
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry?.isIntersecting === false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, isOut] as const
}
