import type { Ways } from '@compute-mall/ui/link'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { pathWithin } from './address.ts'

const leaveToBrowser = () => undefined

/** Links within the mall are the router's, all others the browser's. */
export const ways: Ways = {
  useHref: (to) => {
    const own = pathWithin(to)
    const href = useHref(own ?? '')
    return own === undefined ? to : href
  },
  useFollow: (to, how) => {
    const own = pathWithin(to)
    const follow = useLinkClickHandler<HTMLAnchorElement>(own ?? '', how)
    return own === undefined ? leaveToBrowser : follow
  },
}
