import type { Ways } from '@compute-mall/ui/link'

/** Paths of the console stand behind the hash, those of other apps name them, and all others are the mall's. */
const hrefOf = (to: string): string => {
  if (/^\/orders(\/|\?|$)/.test(to)) return `#${to}`
  return /^\/(ui|ac|sso)\//.test(to) ? to : `/ui/mall${to}`
}

export const ways: Ways = {
  href: hrefOf,
  go: (to, { replace = false }) => {
    const href = hrefOf(to)
    if (replace) window.location.replace(href)
    else window.location.assign(href)
  },
}
