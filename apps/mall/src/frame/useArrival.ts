import { useEffect, useRef } from 'react'

/** Moves the focus to the content of a page that one has come to, so that keyboard and screen reader go on from there. */
export const useArrival = (name: string): void => {
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [name])
}
