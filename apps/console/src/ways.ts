import type { Ways } from '@compute-mall/ui/link'
import { useHref, useLinkClickHandler } from 'react-router-dom'

const isOwn = (to: string) => /^\/orders(\/|\?|$)/.test(to)
const elsewhere = (to: string) => (/^\/(ui|ac|sso)\//.test(to) ? to : `/ui/mall${to}`)
const leaveToBrowser = () => undefined

/** The console's own paths go through its router, those of other apps name them, and all others are the mall's. */
export const ways: Ways = {
  useHref: (to) => {
    const own = useHref(to)
    return isOwn(to) ? own : elsewhere(to)
  },
  useFollow: (to, how) => {
    const follow = useLinkClickHandler<HTMLAnchorElement>(to, how)
    return isOwn(to) ? follow : leaveToBrowser
  },
}
