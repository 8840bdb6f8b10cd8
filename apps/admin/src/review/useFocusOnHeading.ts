import { useEffect } from 'react'

/** After a decision the focus is where the next application begins. */
export const useFocusOnHeading = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isWanted])
}
