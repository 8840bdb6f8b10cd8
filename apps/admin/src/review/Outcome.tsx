import { type RefObject, useEffect, useRef } from 'react'

/** After each decision the focus is on what tells its outcome, in sight; the next application begins right below. */
export const useFocusOnOutcome = (decided: object | null): RefObject<HTMLDivElement | null> => {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (decided !== null) outcome.current?.focus()
  }, [decided])
  return outcome
}
