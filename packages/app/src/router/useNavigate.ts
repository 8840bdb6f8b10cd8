import type { LinkOptions } from '@compute-mall/ui/link'
import { useCallback } from 'react'
import { createPath, useNavigate as useRouterNavigate } from 'react-router-dom'
import { useRouteState } from '../page/routeState.ts'
import { pathWithin, useEnvironment } from './environment.ts'
import { entryState, pathOn } from './linkAdapter.ts'

/**
 * `navigate(routes.cart.href())` goes to a page of the app, `navigate(-1)` back; an address of another app leaves it.
 * What leads to where one is takes the place of the present history entry.
 */
export const useNavigate = (): ((to: string | number, options?: LinkOptions) => void) => {
  const navigate = useRouterNavigate()
  const { prefix, forDevice } = useEnvironment()
  const { location } = useRouteState()
  return useCallback(
    (to, { replace = false, preventScrollReset = false } = {}) => {
      if (typeof to === 'number') return void navigate(to)
      const own = pathWithin(prefix, to)
      if (own === undefined) return window.location.assign(to)
      const path = forDevice(pathOn(location, own))
      const options = {
        replace: replace || path === createPath(location),
        state: entryState(preventScrollReset),
      }
      void navigate(path, options)
    },
    [navigate, prefix, forDevice, location],
  )
}
