import { useEffect } from 'react'

/** Told to the document once the page that the server drew answers to presses. */
export const READY_EVENT = 'app:ready'

/** Stands behind the page, so that all of it answers by then. */
export const Ready = () => {
  useEffect(() => {
    document.dispatchEvent(new Event(READY_EVENT))
  }, [])
  return null
}
