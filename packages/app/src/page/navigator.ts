import type { RequestRegistry } from '@compute-mall/core/client'
import { createPath, type Location, type Path } from 'react-router-dom'
import type { RouteEntry, RouteMatcher } from '../route/index.ts'
import type { AppData } from './appData.ts'
import { type KeptPages, keptData, keptSearch } from './keptPages.ts'
import type { LoadResult } from './openPage.ts'
import type { Arrival, PageContent, PageData, RouteState } from './routeState.ts'

export interface NavigatorNeeds {
  readonly match: RouteMatcher['match']
  readonly open: (
    entry: RouteEntry,
    location: Path,
    previous: RouteState | undefined,
    known?: PageData,
  ) => Promise<LoadResult>
  readonly requests: Pick<RequestRegistry, 'leavePage'>
  /** Loads the present address as a document. */
  readonly reloadDocument: () => void
  /** Leads a visitor to sign-in, from where they come back to this address; no way back leads here before. */
  readonly signIn: (location: Path) => void
  readonly forgetAppData: () => void
  /** Whether this build has a page at all. */
  readonly isHere: (entry: RouteEntry) => boolean
  /** Whether a newer build has taken the place of this one. */
  readonly isStale: () => boolean
}

/** Goes to another address in place of the present one; React Router's, given as soon as it is there. */
export type Replace = (to: string, state?: unknown) => void

/** State of a history entry: the page stays scrolled to where it is. */
export interface EntryState {
  readonly keepsScroll: boolean
}

/** Shows the page of each address that the router is at: the one before stays on the screen until it can be shown. */
export interface Navigator {
  /** Undefined before the first page of an app that no server draws. */
  readonly current: () => RouteState | undefined
  /** Where one is going; undefined while one is there. */
  readonly pending: () => Path | undefined
  readonly subscribe: (changed: () => void) => () => void
  /** Takes where the router is now. */
  readonly visit: (location: Location, arrival: Arrival, replace: Replace) => void
  /** Loads the shown page's data again; with `appData` also who is here and what is in the cart. */
  readonly reload: (what?: { readonly appData?: boolean }) => Promise<void>
  /** Makes the next page ask anew who is here and what is in the cart. */
  readonly forgetAppData: () => void
}

/** What a server has drawn already. */
export interface FirstPage {
  readonly location: Location
  readonly appData: AppData
  readonly content: PageContent
}

const keepsScroll = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'keepsScroll' in state && state.keepsScroll === true

export const createNavigator = (needs: NavigatorNeeds, first?: FirstPage): Navigator => {
  const { match, open, requests } = needs
  const kept: KeptPages = new Map()
  const listeners = new Set<() => void>()
  let current: RouteState | undefined = first && {
    ...first,
    entry: match(first.location.pathname),
    arrival: 'pop',
    // The browser has scrolled a new document, and perhaps its reader since.
    keepsScroll: true,
  }
  let pending: Path | undefined
  /** The last address that was visited. */
  let visited: Location | undefined = first?.location
  /** Only the last navigation that was begun may end. */
  let turn = 0
  /** Who is here was forgotten on the way to a page, which may have learnt it before. */
  let isOutOfDate = false
  let name = current?.entry.name

  const notify = () => {
    for (const changed of listeners) changed()
  }
  const keep = ({ entry, location, content }: RouteState) => {
    if (entry.route.keepAlive && content.kind === 'page')
      kept.set(entry.name, { search: location.search, data: content.data })
  }
  const show = (next: RouteState) => {
    current = next
    pending = undefined
    keep(next)
    notify()
  }

  /** R4.15. */
  const leaveFor = (entry: RouteEntry) => {
    if (name !== undefined)
      requests.leavePage({ name }, { name: entry.name, keepAlive: entry.route.keepAlive === true })
    name = entry.name
  }

  let replace: Replace = () => {
    throw new Error('There is no router yet.')
  }

  const travel = async (location: Location, arrival: Arrival): Promise<void> => {
    const mine = ++turn
    const entry = match(location.pathname)
    if (!needs.isHere(entry) || (current !== undefined && arrival !== 'pop' && needs.isStale()))
      return needs.reloadDocument()
    const isShown = entry.name === current?.entry.name
    // Whoever turns back before the next page is there comes back as well.
    const returns = entry.route.keepAlive === true && (!isShown || pending !== undefined)
    const search = returns ? keptSearch(kept, entry, location.search) : location.search
    if (search !== location.search) return replace(createPath({ ...location, search }), location.state)
    leaveFor(entry)
    pending = location
    notify()
    const known = returns ? keptData(kept, entry, search) : undefined
    const result = await open(entry, location, current, known)
    if (mine !== turn) return
    if (result.kind === 'signIn') return needs.signIn(location)
    if (result.kind === 'redirect') return replace(result.to)
    const { content, appData } = result
    const stays = (isShown && known !== undefined) || (arrival !== 'pop' && keepsScroll(location))
    show({ location, entry, arrival, keepsScroll: stays, content, appData })
    if (isOutOfDate) await reload()
  }

  const reload: Navigator['reload'] = async ({ appData = false } = {}) => {
    if (appData) needs.forgetAppData()
    if (pending !== undefined || current === undefined) {
      isOutOfDate ||= appData
      return
    }
    isOutOfDate = false
    const mine = ++turn
    const { entry, location } = current
    const result = await open(entry, location, current)
    if (mine !== turn) return
    if (result.kind === 'signIn') return needs.signIn(location)
    if (result.kind === 'redirect') return replace(result.to)
    show({ ...current, content: result.content, appData: result.appData, keepsScroll: true })
  }

  if (current !== undefined) keep(current)
  return {
    current: () => current,
    pending: () => pending,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    visit: (location, arrival, replaceBy) => {
      replace = replaceBy
      if (location.key === visited?.key && createPath(location) === createPath(visited)) return
      visited = location
      const moved =
        location.pathname !== current?.location.pathname || location.search !== current.location.search
      // Within one page the browser itself scrolls to the hash.
      if (current !== undefined && !moved && arrival === 'pop' && pending === undefined)
        show({ ...current, location, arrival, keepsScroll: true })
      else void travel(location, arrival)
    },
    forgetAppData: needs.forgetAppData,
    reload,
  }
}
