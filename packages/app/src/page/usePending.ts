import { useEffect, useState } from 'react'

/** What is shown stays in sight for so long while something else is loaded. */
const PATIENCE_MS = 300

/** What was pressed on a page, until it has been loaded. */
export interface Pending<Asked> {
  /** Undefined while nothing is under way. */
  readonly pending: Asked | undefined
  /** It takes longer than one should wait without a sign: skeletons stand in for what was shown. */
  readonly isLate: boolean
  readonly ask: (asked: Asked) => void
}

/** @param loaded what the page shows; another one ends the waiting */
export const usePending = <Asked>(loaded: unknown): Pending<Asked> => {
  const [last, setLast] = useState<{ readonly asked: Asked; readonly from: unknown }>()
  const pending = last?.from === loaded ? last?.asked : undefined
  const isLate = useLate(pending !== undefined)
  return { pending, isLate, ask: (asked) => setLast({ asked, from: loaded }) }
}

/** Whether something has been under way for longer than one should wait without a sign. */
const useLate = (underWay: boolean): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [underWay])
  return isLate
}
