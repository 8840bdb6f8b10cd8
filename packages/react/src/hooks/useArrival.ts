import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of a page that one has come to: a screen reader says where one is, and it and the
 * keyboard go on from there. A page that is there for its field has given that the focus already, and who writes to a
 * shop in the meantime goes on writing.
 * @param name of the page; the first one is where the browser has begun to read by itself
 */
export const useArrival = (name: string): void => {
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    if (document.activeElement?.closest('#content, [role=dialog] textarea')) return
    const content = document.getElementById('content')
    const heading = content?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const start = heading ?? content
    start?.focus({ preventScroll: true })
  }, [name])
}
