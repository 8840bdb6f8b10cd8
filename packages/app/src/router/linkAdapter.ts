import type { LinkAdapter } from '@compute-mall/ui/link'
import type { MouseEvent } from 'react'
import { type PathParts, pathText } from '../address/path.ts'
import { pathWithin } from '../address/pathWithin.ts'
import type { EntryState } from '../page/navigator.ts'
import { useRouteState } from '../page/routeState.ts'
import { useEnvironment } from './environment.ts'
import { useGo } from './NavigatorContext.ts'

/** The whole path of a link that names a query or a hash alone, which is one of the page that it stands on. */
export const pathOn = ({ pathname, search }: PathParts, to: string): string => {
  if (to.startsWith('?')) return pathname + to
  return to.startsWith('#') ? pathText({ pathname, ...(search !== undefined && { search }) }) + to : to
}

/** The state of a history entry whose page keeps its scroll position. */
export const entryState = (preventScrollReset: boolean): EntryState | undefined =>
  preventScrollReset ? { keepsScroll: true } : undefined

const leaveToBrowser = () => undefined

/** A click by which one wants to leave this page; with a modifier key one wants another window of the browser. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** Links within the app are the router's, all others the browser's. */
export const linkAdapter: LinkAdapter = {
  useLinkProps: (to, { preventScrollReset, replace, target }) => {
    const { prefix, forDevice, hrefOf } = useEnvironment()
    const { location } = useRouteState()
    const go = useGo()
    const own = pathWithin(prefix, to)
    if (own === undefined) return { href: to, onClick: leaveToBrowser }
    const path = forDevice(pathOn(location, own))
    return {
      href: hrefOf(path),
      onClick: (event) => {
        if (target !== '_self' || !isPlain(event)) return
        event.preventDefault()
        go(path, { replace: replace ?? path === pathText(location), state: entryState(preventScrollReset) })
      },
    }
  },
}
