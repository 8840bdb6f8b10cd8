import { LinkAdapterContext } from '@compute-mall/ui/link'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { Frame } from '../frame/Frame.tsx'
import { BASENAME } from './address.ts'
import { linkAdapter } from './linkAdapter.ts'
import type { Navigator } from './navigator.ts'
import { type Positions, scrollFor } from './scroll.ts'
import { type Shown, ShownContext } from './shown.ts'
import { NavigatorContext } from './useNavigator.ts'

/** Shows where a navigator is. */
export const Pages = ({ navigator, positions }: { navigator: Navigator; positions: Positions }) => {
  const [shown, setShown] = useState(navigator.current)
  const [moving, setMoving] = useState(false)
  useEffect(() => {
    let last = navigator.current()
    return navigator.subscribe(() => {
      const next = navigator.current()
      if (next !== last) positions.save(last, window.scrollY)
      last = next
      setMoving(navigator.pending() !== undefined)
      startTransition(() => setShown(next))
    })
  }, [navigator, positions])
  useScroll(shown, positions)
  return (
    <Router basename={BASENAME} location={shown.location} navigator={navigator.router}>
      <NavigatorContext value={navigator}>
        <ShownPage shown={shown} moving={moving} />
      </NavigatorContext>
    </Router>
  )
}

interface ShownPageProps {
  readonly shown: Shown
  readonly moving: boolean
}

/** One page; all that the server draws. */
export const ShownPage = ({ shown, moving }: ShownPageProps) => (
  <ShownContext value={shown}>
    <LinkAdapterContext value={linkAdapter}>
      <Frame moving={moving} />
    </LinkAdapterContext>
  </ShownContext>
)

const useScroll = (shown: Shown, positions: Positions): void => {
  useLayoutEffect(() => {
    const scroll = scrollFor(shown, positions.of(shown))
    if (scroll !== undefined && 'top' in scroll) window.scrollTo(0, scroll.top)
    if (scroll !== undefined && 'id' in scroll) document.getElementById(scroll.id)?.scrollIntoView()
  }, [shown, positions])
}
