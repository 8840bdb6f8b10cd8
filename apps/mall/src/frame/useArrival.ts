import { useEffect, useRef } from 'react'

/** Moves the focus to the content of a page that one has come to, so that keyboard and screen reader go on from there. */
export const useArrival = (name: string): void => {
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    const content = document.getElementById('content')
    // A page that is there for its field has given it the focus already.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [name])
}
