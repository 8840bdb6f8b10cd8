import { type WayOptions, WaysContext } from '@compute-mall/ui/link'
import { use } from 'react'
import { useShown } from './shown.ts'

/** `navigate('/goods/cart')` goes to a page of the mall, `navigate(-1)` back. */
export const useNavigate = (): ((to: string | number, how?: WayOptions) => void) => {
  const { go } = use(WaysContext)
  return (to, how = {}) => (typeof to === 'number' ? window.history.go(to) : go(to, how))
}

/** What the address asks for. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useShown().location.search)
