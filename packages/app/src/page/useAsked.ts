import { use, useState } from 'react'
import { NavigatorContext } from '../router/NavigatorContext.ts'
import type { Navigator } from './navigator.ts'
import { type RouteState, useRouteState } from './routeState.ts'

/** What was pressed on a page, until it has been loaded. */
export interface Asking<Asked> {
  /** Undefined while nothing is under way. */
  readonly pending: Asked | undefined
  readonly ask: (asked: Asked) => void
}

interface Last<Asked> {
  readonly asked: Asked
  /** What was shown when it was asked for. */
  readonly from: unknown
}

/**
 * What was asked for last, while it is under way: what was asked for before may come in the meantime, and what is loaded
 * is not drawn yet, which takes its time on a slow device.
 */
export const underWay = <Asked>(
  last: Last<Asked> | undefined,
  loaded: unknown,
  { current, pending }: Pick<Navigator, 'current' | 'pending'>,
  drawn: Pick<RouteState, 'content'>,
): Asked | undefined =>
  last && (last.from === loaded || pending() || current()?.content !== drawn.content) ? last.asked : undefined

/** @param loaded what the page shows; another one, with no further one on its way, ends the waiting */
export const useAsked = <Asked>(loaded: unknown): Asking<Asked> => {
  const [last, setLast] = useState<Last<Asked>>()
  const pending = underWay(last, loaded, use(NavigatorContext), useRouteState())
  // What is drawn is not asked for any more, wherever one goes from here.
  if (last && pending === undefined) setLast(undefined)
  return { pending, ask: (asked) => setLast({ asked, from: loaded }) }
}
