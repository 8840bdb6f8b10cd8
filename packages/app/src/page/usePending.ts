import { use, useEffect, useState } from 'react'
import { NavigatorContext } from '../router/NavigatorContext.ts'
import type { Navigator } from './navigator.ts'
import { type RouteState, useRouteState } from './routeState.ts'

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

interface Last<Asked> {
  readonly asked: Asked
  /** What was shown when it was asked for. */
  readonly from: unknown
}

/** Whether another page is on its way: it is loaded, or loaded and not drawn yet, which takes its time on a slow device. */
export const isAhead = (
  { current, pending }: Pick<Navigator, 'current' | 'pending'>,
  drawn: Pick<RouteState, 'content'>,
): boolean => pending() !== undefined || current()?.content !== drawn.content

/** @returns what was asked for last, while it is under way: what was asked for before may come in the meantime */
export const underWay = <Asked>(
  last: Last<Asked> | undefined,
  loaded: unknown,
  isGoing: () => boolean,
): Asked | undefined => (last !== undefined && (last.from === loaded || isGoing()) ? last.asked : undefined)

/** @param loaded what the page shows; another one, with no further one on its way, ends the waiting */
export const usePending = <Asked>(loaded: unknown): Pending<Asked> => {
  const navigator = use(NavigatorContext)
  const drawn = useRouteState()
  const [last, setLast] = useState<Last<Asked>>()
  const pending = underWay(last, loaded, () => isAhead(navigator, drawn))
  const isLate = useLate(pending !== undefined)
  return { pending, isLate, ask: (asked) => setLast({ asked, from: loaded }) }
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
