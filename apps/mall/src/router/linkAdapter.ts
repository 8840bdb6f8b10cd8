import type { LinkAdapter } from '@compute-mall/ui/link'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { pathWithin } from './address.ts'
import { forDevice, useDevice } from './device.ts'

/** Where a link leads within the mall, on this visitor's device. */
const useOwn = (to: string): string | undefined => {
  const device = useDevice()
  const own = pathWithin(to)
  return own === undefined ? undefined : forDevice(device, own)
}

const leaveToBrowser = () => undefined

/** Links within the mall are the router's, all others the browser's. */
export const linkAdapter: LinkAdapter = {
  useLinkProps: (to, how) => {
    const own = useOwn(to)
    const href = useHref(own ?? '')
    const follow = useLinkClickHandler<HTMLAnchorElement>(own ?? '', how)
    return own === undefined ? { href: to, onClick: leaveToBrowser } : { href, onClick: follow }
  },
}
