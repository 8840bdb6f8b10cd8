import type { Ways } from '@compute-mall/ui/link'
import type { createHashRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createHashRouter>, 'createHref' | 'navigate'>

const isOwn = (to: string) => /^\/orders(\/|\?|$)/.test(to)
const elsewhere = (to: string) => (/^\/(ui|ac|sso)\//.test(to) ? to : `/ui/mall${to}`)

/** The console's own paths go through its router, those of other apps name them, and all others are the mall's. */
export const waysOf = (router: Router): Ways => ({
  href: (to) => (isOwn(to) ? router.createHref(new URL(to, 'http://console')) : elsewhere(to)),
  go: (to, { replace = false, preventScrollReset = false }) => {
    if (isOwn(to)) void router.navigate(to, { replace, preventScrollReset })
    else if (replace) window.location.replace(elsewhere(to))
    else window.location.assign(elsewhere(to))
  },
})
