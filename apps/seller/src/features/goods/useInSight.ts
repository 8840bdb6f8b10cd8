import { useEffect, useRef, useState } from 'react'

/** A ref for an element, and whether it has come into sight; what it alone needs is asked for then. */
export const useInSight = <Seen extends Element>() => {
  const ref = useRef<Seen>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || ref.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen] as const
}
