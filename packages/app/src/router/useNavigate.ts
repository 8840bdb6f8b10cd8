import type { LinkOptions } from '@compute-mall/ui/link'
import { useCallback } from 'react'
import { pathText } from '../address/path.ts'
import { pathWithin } from '../address/pathWithin.ts'
import { useRouteState } from '../page/routeState.ts'
import { useEnvironment } from './environment.ts'
import { entryState, pathOn } from './linkAdapter.ts'
import { useGo } from './NavigatorContext.ts'

/**
 * `navigate(routes.cart.href())` goes to a page of the app, `navigate(-1)` back; an address of another app leaves it.
 * What leads to where one is takes the place of the present history entry.
 */
export const useNavigate = (): ((to: string | number, options?: LinkOptions) => void) => {
  const go = useGo()
  const { prefix, forDevice } = useEnvironment()
  const { location } = useRouteState()
  return useCallback(
    (to, { replace = false, preventScrollReset = false } = {}) => {
      if (typeof to === 'number') return window.history.go(to)
      const own = pathWithin(prefix, to)
      if (own === undefined) return window.location.assign(to)
      const path = forDevice(pathOn(location, own))
      go(path, { replace: replace || path === pathText(location), state: entryState(preventScrollReset) })
    },
    [go, prefix, forDevice, location],
  )
}
