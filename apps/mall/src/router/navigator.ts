import type { RequestRegistry } from '@compute-mall/core/client'
import {
  createPath,
  type Location,
  type NavigateOptions,
  type Path,
  type Navigator as Router,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom'
import type { MallRoute } from '../routes.ts'
import type { Start } from '../start/start.ts'
import { hrefOf, routeAt } from './address.ts'
import { type KeptPages, keptData, keptSearch } from './kept.ts'
import type { Opened } from './open.ts'
import type { PageData } from './page.ts'
import type { Content, Shown } from './shown.ts'

export interface NavigatorNeeds {
  /** The one in which React Router keeps the browser's entries. */
  readonly history: ReturnType<typeof UNSAFE_createBrowserHistory>
  readonly open: (route: MallRoute, location: Path, known?: PageData) => Promise<Opened>
  readonly requests: Pick<RequestRegistry, 'leavePage'>
  /** Loads an address as a document. */
  readonly leave: (address: string) => void
  /** Where a visitor signs in and comes back to this address. */
  readonly signInAddress: (address: string) => string
  readonly forgetStart: () => void
  /** Whether this build has a page at all. */
  readonly isHere: (route: MallRoute) => boolean
  /** Whether a newer build has taken the place of this one. */
  readonly isStale: () => boolean
}

/** Goes from page to page: one that is left stays on the screen until the next can be shown. */
export interface Navigator {
  readonly current: () => Shown
  /** Where one is going; undefined while one is there. */
  readonly pending: () => Path | undefined
  readonly subscribe: (changed: () => void) => () => void
  /** What the links and hooks of React Router go by; its addresses have the base in front. */
  readonly router: Router
  /** Loads the shown page's data again; with `start` also who is here and what is in the cart. */
  readonly reload: (what?: { readonly start?: boolean }) => Promise<void>
  /** Makes the next page ask anew who is here and what is in the cart. */
  readonly forgetStart: () => void
}

type Arrival = Shown['arrival']

/** @param first what the server rendered; its location is taken from the history */
export const createNavigator = (
  needs: NavigatorNeeds,
  first: { readonly start: Start; readonly content: Content },
): Navigator => {
  const { history, open, requests, leave } = needs
  const kept: KeptPages = new Map()
  const listeners = new Set<() => void>()
  // The first entry of every document has one and the same key until it is written anew.
  if (history.location.key === 'default') history.replace(createPath(history.location))
  const initial = history.location
  let shown: Shown = {
    ...first,
    location: initial,
    route: routeAt(initial.pathname),
    arrival: 'pop',
    // The browser has scrolled a new document, and perhaps its reader since.
    stays: true,
  }
  let pending: Path | undefined
  /** Only the last navigation that was begun may end. */
  let turn = 0
  /** Who is here was forgotten on the way to a page, which may have learnt it before. */
  let isOutOfDate = false
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
  const leaveFor = (route: MallRoute) => {
    requests.leavePage({ name: named }, route)
    named = route.name
  }

  const travel = async (asked: Path | Location, arrival: Arrival, stays: boolean): Promise<void> => {
    const mine = ++turn
    const route = routeAt(asked.pathname)
    if (!needs.isHere(route)) return leave(createPath(asked))
    const returns = route.keepAlive === true && route.name !== shown.route.name
    const location = returns ? { ...asked, search: keptSearch(kept, route, asked.search) } : asked
    leaveFor(route)
    pending = location
    tell()
    const opened = await open(route, location, returns ? keptData(kept, route, location.search) : undefined)
    if (mine !== turn) return
    if (opened.kind === 'signIn') return leave(needs.signInAddress(createPath(location)))
    if (opened.kind === 'leave') return leave(opened.address)
    if (opened.kind === 'redirect')
      return travel(addressOf(hrefOf(opened.to)), arrival === 'pop' ? 'replace' : arrival, false)
    if (arrival === 'push') history.push(location)
    else if (arrival === 'replace' || location !== asked) history.replace(location)
    const { content, start } = opened
    show({ location: history.location, route, arrival, stays, content, start })
    if (isOutOfDate) await reload()
  }

  const reload: Navigator['reload'] = async ({ start = false } = {}) => {
    if (start) needs.forgetStart()
    if (pending !== undefined) {
      isOutOfDate ||= start
      return
    }
    isOutOfDate = false
    const mine = ++turn
    const { route, location } = shown
    const opened = await open(route, location)
    if (mine !== turn) return
    if (opened.kind === 'shown') show({ ...shown, content: opened.content, start: opened.start, stays: true })
    else await travel(location, 'replace', true)
  }

  const addressOf = (to: To): Path => history.encodeLocation(to)

  const go = (to: To, arrival: Arrival, { preventScrollReset = false }: NavigateOptions = {}) => {
    const address = addressOf(to)
    if (needs.isStale()) return leave(createPath(address))
    const again = createPath(address) === createPath(shown.location)
    void travel(address, again ? 'replace' : arrival, preventScrollReset)
  }

  keep(shown)
  history.listen(({ location }) => {
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
    router: {
      createHref: history.createHref,
      go: history.go,
      push: (to, _, how) => go(to, 'push', how),
      replace: (to, _, how) => go(to, 'replace', how),
    },
    forgetStart: needs.forgetStart,
    reload,
  }
}
