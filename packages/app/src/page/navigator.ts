import type { RequestRegistry } from '@compute-mall/core/client'
import type { Location, Path } from 'react-router-dom'
import { pathParts, pathText } from '../address/path.ts'
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
  /** Leads to an address of another app; no way back leads here before. */
  readonly leave: (address: string) => void
  readonly forgetAppData: () => void
  /** Takes note of a page that another one takes the place of, while it is still on the screen. */
  readonly leavePage: (page: RouteState) => void
  /** Whether this build has a page at all. */
  readonly isHere: (entry: RouteEntry) => boolean
  /** Whether a newer build has taken the place of this one. */
  readonly isStale: () => boolean
  /** Resolves when the server can be reached again. */
  readonly whenUp: () => Promise<void>
}

/** Goes to an address below the base; it is React Router's `navigate`, as soon as the router is there. */
export type GoTo = (to: string, options: { readonly replace: boolean; readonly state?: unknown }) => void

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
  /** Opens the first page of an app that no server draws, before the router is there. */
  readonly begin: (address: Path) => void
  /** Takes where the router is now. */
  readonly visit: (location: Location, arrival: Arrival, goTo: GoTo) => void
  /** Goes to an address. What is asked for before the router is there waits for it; the last one counts. */
  readonly go: GoTo
  /** Goes by documents from now on, for the router is not to be had. */
  readonly doWithoutRouter: (goTo: GoTo) => void
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

/** In place of the key of a history entry that the router has not told yet. */
export const FIRST = 'first'

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
  /** Whoever goes somewhere has chosen to leave, though the router tells of it a moment later. */
  let aim: Path | undefined
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
    if (current !== undefined) needs.leavePage(current)
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

  let router: GoTo | undefined
  let waiting: Parameters<GoTo> | undefined
  const go: GoTo = (to, options) => {
    aim = pathParts(to)
    if (router === undefined) waiting = [to, options]
    else router(to, options)
  }
  const replaceBy = (to: string, state?: unknown): void => go(to, { replace: true, state })
  const goOn = (): void => {
    if (waiting === undefined || router === undefined) return
    const next = waiting
    waiting = undefined
    router(...next)
  }
  /** The page that one began with, until the router tells which entry of the history it is. */
  let began: Location | undefined = first?.location
  /** What the router tells of it. */
  let told: Location | undefined

  const travel = async (location: Location, arrival: Arrival): Promise<void> => {
    const mine = ++turn
    const entry = match(location.pathname)
    if (!needs.isHere(entry) || (current !== undefined && arrival !== 'pop' && needs.isStale()))
      return needs.reloadDocument()
    const isShown = entry.name === current?.entry.name
    // Whoever turns back before the next page is there comes back as well.
    const returns = entry.route.keepAlive === true && (!isShown || pending !== undefined)
    const search = returns ? keptSearch(kept, entry, location.search) : location.search
    if (search !== location.search) return replaceBy(pathText({ ...location, search }), location.state)
    leaveFor(entry)
    pending = location
    notify()
    const known = returns ? keptData(kept, entry, search) : undefined
    const result = await open(entry, location, current, known)
    if (mine !== turn) return
    if (result.kind === 'signIn') return needs.signIn(location)
    if (result.kind === 'leave') return needs.leave(result.address)
    if (result.kind === 'redirect') return replaceBy(result.to)
    if (result.kind === 'unreachable') {
      // The page before stays, with all that was chosen on it; this one comes as soon as it can.
      await needs.whenUp()
      if (mine !== turn) return
      return result.misses === 'file' ? needs.reloadDocument() : travel(location, arrival)
    }
    const { content, appData } = result
    const stays = (isShown && known !== undefined) || (arrival !== 'pop' && keepsScroll(location))
    const here = location.key === FIRST ? (told ?? location) : location
    show({ location: here, entry, arrival, keepsScroll: stays, content, appData })
    if (isOutOfDate) await reload()
  }

  const take = (location: Location, arrival: Arrival): void => {
    if (location.key === visited?.key && pathText(location) === pathText(visited)) return
    visited = location
    aim = undefined
    const moved =
      location.pathname !== current?.location.pathname || location.search !== current.location.search
    // Within one page the browser itself scrolls to the hash.
    if (current !== undefined && !moved && arrival === 'pop' && pending === undefined)
      show({ ...current, location, arrival, keepsScroll: true })
    else void travel(location, arrival)
  }

  const reload: Navigator['reload'] = async ({ appData = false } = {}) => {
    if (appData) needs.forgetAppData()
    if ((pending ?? aim) !== undefined || current === undefined) {
      isOutOfDate ||= appData
      return
    }
    isOutOfDate = false
    const mine = ++turn
    const { entry, location } = current
    const result = await open(entry, location, current)
    if (mine !== turn) return
    if (result.kind === 'signIn') return needs.signIn(location)
    if (result.kind === 'leave') return needs.leave(result.address)
    if (result.kind === 'redirect') return replaceBy(result.to)
    if (result.kind === 'unreachable') {
      await needs.whenUp()
      return mine === turn ? reload() : undefined
    }
    show({ ...current, content: result.content, appData: result.appData, keepsScroll: true })
  }

  if (current !== undefined) keep(current)
  return {
    current: () => current,
    pending: () => pending ?? aim,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    begin: (address) => {
      began = { ...address, state: null, key: FIRST }
      take(began, 'pop')
    },
    go,
    doWithoutRouter: (goTo) => {
      router = goTo
      goOn()
    },
    visit: (location, arrival, goTo) => {
      router = goTo
      if (began !== undefined && pathText(location) === pathText(began)) {
        visited = location
        told = location
        if (current?.location === began) current = { ...current, location }
      }
      began = undefined
      take(location, arrival)
      goOn()
    },
    forgetAppData: needs.forgetAppData,
    reload,
  }
}
