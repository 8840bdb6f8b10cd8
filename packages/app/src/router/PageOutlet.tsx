import { MovingBar } from '@compute-mall/ui/layouts'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { Frame } from '../frame/Frame.tsx'
import type { Navigator, Replace } from '../page/navigator.ts'
import { type Arrival, type RouteState, RouteStateContext } from '../page/routeState.ts'
import { keepPositions } from '../start/page.ts'
import { NavigatorContext } from './NavigatorContext.ts'
import { type ScrollPositions, scrollFor } from './positions.ts'

const arrivals = { POP: 'pop', PUSH: 'push', REPLACE: 'replace' } as const satisfies Record<string, Arrival>

interface PageOutletProps {
  readonly navigator: Navigator
  readonly positions: ScrollPositions
}

/** Shows the page of the address that the router is at, as soon as it can be shown. */
export const PageOutlet = ({ navigator, positions }: PageOutletProps) => {
  const [page, setPage] = useState(navigator.current)
  const [moving, setMoving] = useState(false)
  useEffect(() => {
    let last = navigator.current()
    return navigator.subscribe(() => {
      const next = navigator.current()
      if (next !== last && last !== undefined) positions.save(last, window.scrollY)
      last = next
      setMoving(navigator.pending() !== undefined)
      startTransition(() => setPage(next))
    })
  }, [navigator, positions])
  useEffect(() => keepPositions(navigator, positions), [navigator, positions])
  useVisit(navigator)
  useScroll(page, positions)
  return (
    <NavigatorContext value={navigator}>
      {page === undefined ? <MovingBar /> : <ShownPage page={page} moving={moving} />}
    </NavigatorContext>
  )
}

/** One page; all that a server draws. */
export const ShownPage = ({ page, moving }: { readonly page: RouteState; readonly moving: boolean }) => (
  <RouteStateContext value={page}>
    <Frame moving={moving} />
  </RouteStateContext>
)

/** Tells the navigator where the router is. */
const useVisit = (navigator: Navigator): void => {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  useEffect(() => {
    const replace: Replace = (to, state) => void navigate(to, { replace: true, state })
    navigator.visit(location, arrivals[type], replace)
  }, [navigator, location, type, navigate])
}

const useScroll = (page: RouteState | undefined, positions: ScrollPositions): void => {
  useLayoutEffect(() => {
    const scroll = page && scrollFor(page, positions.of(page))
    if (scroll !== undefined && 'top' in scroll) window.scrollTo(0, scroll.top)
    if (scroll !== undefined && 'id' in scroll) document.getElementById(scroll.id)?.scrollIntoView()
  }, [page, positions])
}
