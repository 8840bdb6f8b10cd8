import { useEffect, useState } from 'react'
import { type Asking, useAsked } from './useAsked.ts'

/** What is shown stays in sight for so long while something else is loaded. */
const PATIENCE_MS = 300

/** What was pressed on a page, and whether one waits for it. */
export interface Pending<Asked> extends Asking<Asked> {
  /** It takes longer than one should wait without a sign: skeletons stand in for what was shown. */
  readonly isLate: boolean
}

/** @param loaded as `useAsked` takes it */
export const usePending = <Asked>(loaded: unknown): Pending<Asked> => {
  const asking = useAsked<Asked>(loaded)
  const isLate = useLate(asking.pending !== undefined)
  return { ...asking, isLate }
}

/** Whether something has been under way for longer than one should wait without a sign. */
const useLate = (isUnderWay: boolean): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isUnderWay])
  return isLate
}
