import { type RefObject, useEffect, useRef } from 'react'

/** A ref for what took the place of another part of the page: it is scrolled to and read from its beginning. */
export const useArrivalFocus = (): RefObject<HTMLDivElement | null> => {
  const arrived = useRef<HTMLDivElement>(null)
  useEffect(() => {
    arrived.current?.focus()
  }, [])
  return arrived
}
