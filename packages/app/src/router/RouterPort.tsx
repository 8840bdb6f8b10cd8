import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { GoTo, Navigator } from '../page/navigator.ts'
import type { Arrival } from '../page/routeState.ts'

const arrivals = { POP: 'pop', PUSH: 'push', REPLACE: 'replace' } as const satisfies Record<string, Arrival>

/** Tells the navigator where React Router is, and takes it to where the navigator goes. */
export const RouterPort = ({ navigator }: { readonly navigator: Navigator }): null => {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  useEffect(() => {
    const goTo: GoTo = (to, options) => void navigate(to, options)
    navigator.visit(location, arrivals[type], goTo)
  }, [navigator, location, type, navigate])
  return null
}
