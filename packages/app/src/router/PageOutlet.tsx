import { MovingBar } from '@compute-mall/ui/layouts'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { Frame } from '../frame/Frame.tsx'
import { NetworkMessage } from '../frame/Toasts.tsx'
import type { Navigator } from '../page/navigator.ts'
import { type RouteState, RouteStateContext } from '../page/routeState.ts'
import { keepPositions } from '../start/page.ts'
import { NavigatorContext } from './NavigatorContext.ts'
import { type ScrollPositions, scrollFor } from './positions.ts'

interface PageOutletProps {
  readonly navigator: Navigator
  readonly positions: ScrollPositions
}

/** Shows the page of the address that the router is at, as soon as it can be shown. It stands beside the router. */
export const PageOutlet = ({ navigator, positions }: PageOutletProps) => {
  const [page, setPage] = useState(navigator.current)
  const [moving, setMoving] = useState(false)
  useEffect(() => {
    return navigator.subscribe(() => {
      setMoving(navigator.pending() !== undefined)
      startTransition(() => setPage(navigator.current))
    })
  }, [navigator])
  useEffect(() => keepPositions(navigator, positions), [navigator, positions])
  useScroll(page, positions)
  return (
    <NavigatorContext value={navigator}>
      {page === undefined ? <Beginning /> : <ShownPage page={page} moving={moving} />}
    </NavigatorContext>
  )
}

/** Before the first page of an app that no server draws. */
const Beginning = () => (
  <>
    <MovingBar />
    <NetworkMessage />
  </>
)

/** One page; all that a server draws. */
export const ShownPage = ({ page, moving }: { readonly page: RouteState; readonly moving: boolean }) => (
  <RouteStateContext value={page}>
    <Frame moving={moving} />
  </RouteStateContext>
)

const useScroll = (page: RouteState | undefined, positions: ScrollPositions): void => {
  useLayoutEffect(() => {
    const scroll = page && scrollFor(page, positions.of(page))
    if (scroll !== undefined && 'top' in scroll) window.scrollTo(0, scroll.top)
    if (scroll !== undefined && 'id' in scroll) document.getElementById(scroll.id)?.scrollIntoView()
  }, [page, positions])
}
