import { abortsReads, type RequestRegistry } from '@compute-mall/core/client'
import type { WayOptions } from '@compute-mall/ui/link'
import type { MallRoute } from '../routes.ts'
import type { Start } from '../start/start.ts'
import { hrefOf, routeAt } from './address.ts'
import { type KeptPages, keptData, keptSearch } from './kept.ts'
import { addressOf, type Host, isElsewhere, locationAt, locationOf, writeLocation } from './location.ts'
import type { Opened } from './open.ts'
import type { PageData } from './page.ts'
import type { Content, Location, Shown } from './shown.ts'

export interface NavigatorNeeds {
  readonly host: Host
  readonly open: (route: MallRoute, location: Location, known?: PageData) => Promise<Opened>
  readonly requests: Pick<RequestRegistry, 'abortReads'>
  readonly newKey: () => string
  /** Where a visitor signs in and comes back to this address. */
  readonly signInAddress: (address: string) => string
  readonly forgetStart: () => void
  /** Whether a newer build has taken the place of this one. */
  readonly isStale: () => boolean
}

/** Goes from page to page: one that is left stays on the screen until the next can be shown. */
export interface Navigator {
  readonly current: () => Shown
  /** Where one is going; undefined while one is there. */
  readonly pending: () => Location | undefined
  readonly subscribe: (changed: () => void) => () => void
  /** Goes to a path of the mall with its query and hash, or to another query of the shown page. */
  readonly go: (to: string, how?: WayOptions) => void
  /** Loads the shown page's data again; with `start` also who is here and what is in the cart. */
  readonly reload: (what?: { readonly start?: boolean }) => Promise<void>
}

type Arrival = Shown['arrival']

/** @param first what the server rendered; its location is taken from the host */
export const createNavigator = (
  needs: NavigatorNeeds,
  first: { readonly start: Start; readonly content: Content },
): Navigator => {
  const { host, open, requests } = needs
  const kept: KeptPages = new Map()
  const listeners = new Set<() => void>()
  const initial = locationOf(host, needs.newKey)
  let shown: Shown = {
    ...first,
    location: initial,
    route: routeAt(initial.pathname),
    arrival: 'pop',
    // The browser has scrolled a new document, and perhaps its reader since.
    stays: true,
  }
  let pending: Location | undefined
  /** Only the last navigation that was begun may end. */
  let turn = 0
  let named = shown.route.name

  const tell = () => {
    for (const changed of listeners) changed()
  }
  const keep = ({ route, location, content }: Shown) => {
    if (route.keepAlive && content.kind === 'page')
      kept.set(route.name, { search: location.search, data: content.data })
  }
  const show = (next: Shown) => {
    shown = next
    pending = undefined
    keep(next)
    tell()
  }

  /** R4.15. */
  const abortLeft = (route: MallRoute) => {
    if (abortsReads({ name: named }, route)) requests.abortReads()
    named = route.name
  }

  const travel = async (asked: Location, arrival: Arrival, stays: boolean): Promise<void> => {
    const mine = ++turn
    const route = routeAt(asked.pathname)
    const returns = route.keepAlive === true && route.name !== shown.route.name
    const location = returns ? { ...asked, search: keptSearch(kept, route, asked.search) } : asked
    abortLeft(route)
    pending = location
    tell()
    const opened = await open(route, location, returns ? keptData(kept, route, location.search) : undefined)
    if (mine !== turn) return
    if (opened.kind === 'signIn') return host.location.assign(needs.signInAddress(addressOf(location)))
    if (opened.kind === 'redirect')
      return travel(locationAt(opened.to, asked), arrival === 'pop' ? 'replace' : arrival, false)
    if (arrival !== 'pop' || location !== asked)
      writeLocation(host, arrival === 'push' ? 'push' : 'replace', location)
    show({ location, route, arrival, stays, content: opened.content, start: opened.start })
  }

  keep(shown)
  writeLocation(host, 'replace', initial)
  host.addEventListener('popstate', () => {
    const location = locationOf(host, needs.newKey)
    const moved = location.pathname !== shown.location.pathname || location.search !== shown.location.search
    // Within one page the browser itself scrolls to the hash.
    if (!moved && pending === undefined) show({ ...shown, location, arrival: 'pop', stays: true })
    else void travel(location, 'pop', false)
  })

  return {
    current: () => shown,
    pending: () => pending,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    go: (to, { replace = false, preventScrollReset = false } = {}) => {
      if (isElsewhere(to, shown.location) || needs.isStale()) return host.location.assign(hrefOf(to))
      const location = { ...locationAt(to, shown.location), key: needs.newKey() }
      const again = addressOf(location) === addressOf(shown.location)
      void travel(location, replace || again ? 'replace' : 'push', preventScrollReset)
    },
    reload: async ({ start = false } = {}) => {
      if (pending !== undefined) return
      if (start) needs.forgetStart()
      const mine = ++turn
      const { route, location } = shown
      const opened = await open(route, location)
      if (mine !== turn) return
      if (opened.kind === 'shown')
        show({ ...shown, content: opened.content, start: opened.start, stays: true })
      else await travel(location, 'replace', true)
    },
  }
}
