import type { LinkOptions } from '@compute-mall/ui/link'
import { useCallback } from 'react'
import { useNavigate as useRouterNavigate } from 'react-router-dom'
import { pathWithin } from './address.ts'
import { forDevice, useDevice } from './device.ts'

/** `navigate('/goods/cart')` goes to a page of the mall, `navigate(-1)` back; a path of another app leaves it. */
export const useNavigate = (): ((to: string | number, how?: LinkOptions) => void) => {
  const navigate = useRouterNavigate()
  const device = useDevice()
  return useCallback(
    (to, { replace = false, preventScrollReset = false } = {}) => {
      if (typeof to === 'number') return void navigate(to)
      const own = pathWithin(to)
      if (own === undefined) window.location.assign(to)
      else void navigate(forDevice(device, own), { replace, preventScrollReset })
    },
    [navigate, device],
  )
}
