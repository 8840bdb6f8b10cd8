import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref for the heading of what took the place of another part of the page: it is read from there and stands on top. The
 * focus alone would leave the page where it was scrolled to, at the end of what was there before.
 */
export const useArrivalFocus = (): RefObject<HTMLHeadingElement | null> => {
  const arrived = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    arrived.current?.focus({ preventScroll: true })
    arrived.current?.scrollIntoView({ block: 'start' })
  }, [])
  return arrived
}
