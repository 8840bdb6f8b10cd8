import type { LinkAdapter } from '@compute-mall/ui/link'
import { type Location, useHref, useLinkClickHandler } from 'react-router-dom'
import type { EntryState } from '../page/navigator.ts'
import { useRouteState } from '../page/routeState.ts'
import { pathWithin, useEnvironment } from './environment.ts'

/** The whole path of a link that names a query or a hash alone, which is one of the page that it stands on. */
export const pathOn = ({ pathname, search }: Location, to: string): string => {
  if (to.startsWith('?')) return pathname + to
  return to.startsWith('#') ? pathname + search + to : to
}

/** The state of a history entry whose page keeps its scroll position. */
export const entryState = (preventScrollReset: boolean): EntryState | undefined =>
  preventScrollReset ? { keepsScroll: true } : undefined

const leaveToBrowser = () => undefined

/** Links within the app are the router's, all others the browser's. */
export const linkAdapter: LinkAdapter = {
  useLinkProps: (to, { preventScrollReset, replace, target }) => {
    const { prefix, forDevice } = useEnvironment()
    const { location } = useRouteState()
    const own = pathWithin(prefix, to)
    const path = own === undefined ? '/' : forDevice(pathOn(location, own))
    const href = useHref(path)
    const onClick = useLinkClickHandler<HTMLAnchorElement>(path, {
      target,
      state: entryState(preventScrollReset),
      ...(replace !== undefined && { replace }),
    })
    return own === undefined ? { href: to, onClick: leaveToBrowser } : { href, onClick }
  },
}
