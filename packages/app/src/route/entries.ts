import type { Device, RouteRules } from '@compute-mall/core/site'
import type { AppLocation } from '../address/address.ts'
import { MOBILE, readPath } from '../address/path.ts'
import type { AnyRoute, RouteFacts } from './route.ts'

/** A page at a path, for the devices that are shown it there. */
export interface RouteEntry {
  /** The route's own name, with `mobile-` before it for what phones are shown. */
  readonly name: string
  readonly route: AnyRoute
  readonly device: Device
  readonly path: string
  readonly layout: string
  /** The path of the same page for the other device; where there is none, this one serves both. */
  readonly other?: string
}

/** What surrounds the pages of phones. */
const MOBILE_LAYOUT = 'mobile'
const mobilePath = (path: string): string => MOBILE + path.replace(/\/$/, '')

type Routes = Readonly<Record<string, AnyRoute>>

const desktopEntry = (route: AnyRoute): RouteEntry => ({
  name: route.name,
  route,
  device: 'desktop',
  path: route.path,
  layout: route.layout,
  ...(route.mobile && { other: mobilePath(route.path) }),
})

const mobileEntry = (route: AnyRoute, other: string): RouteEntry => ({
  name: `mobile-${route.name}`,
  route,
  device: 'mobile',
  path: mobilePath(route.path),
  layout: route.mobileLayout ?? MOBILE_LAYOUT,
  other,
})

const entriesOf = (route: AnyRoute): readonly RouteEntry[] => {
  if (route.phonesOnly !== undefined) return [mobileEntry(route, route.phonesOnly)]
  return route.mobile ? [desktopEntry(route), mobileEntry(route, route.path)] : [desktopEntry(route)]
}

/** Every page of an app by its path: one that has a mobile variant stands at two. */
const routeEntries = (routes: Routes): readonly RouteEntry[] => Object.values(routes).flatMap(entriesOf)

/** What is shown at addresses that no route names (R2.09). */
export interface NotFoundPage extends Pick<RouteFacts, 'title' | 'description' | 'mobileBars'> {
  readonly layout: string
}

const notFoundRoute = (page: NotFoundPage): AnyRoute => ({
  ...page,
  name: 'notFound',
  path: '*',
  access: 'public',
  page: '',
  texts: [],
  read: () => null,
})

/** Finds the page of a path below the base; a slash at the end makes no difference. */
export interface RouteMatcher {
  readonly entries: readonly RouteEntry[]
  readonly match: (pathname: string) => RouteEntry
}

/**
 * @param routes the table of the app; of two that match a path the one that stands first counts
 * @param notFound what is shown where no route matches. It is not there for the other device either.
 */
export const createMatcher = (routes: Routes, notFound: NotFoundPage): RouteMatcher => {
  const entries = routeEntries(routes)
  const hasPhones = entries.some(({ device }) => device === 'mobile')
  const missing = notFoundRoute(notFound)
  const missingAt = (pathname: string): RouteEntry => {
    const isMobile = hasPhones && pathname.startsWith(`${MOBILE}/`)
    const other = isMobile ? pathname.slice(MOBILE.length) : MOBILE + pathname
    return {
      name: isMobile ? 'mobile-notFound' : 'notFound',
      route: missing,
      device: isMobile ? 'mobile' : 'desktop',
      path: '*',
      layout: isMobile ? MOBILE_LAYOUT : notFound.layout,
      ...(hasPhones && { other }),
    }
  }
  return {
    entries,
    match: (pathname) => entries.find(({ path }) => readPath(path, pathname) !== null) ?? missingAt(pathname),
  }
}

const isRuledBy = ({ layout, route }: RouteEntry, rule: RouteRules): boolean =>
  layout === rule.layout &&
  route.access === rule.access &&
  (route.pure ?? false) === rule.pure &&
  (route.keepAlive ?? false) === rule.keepAlive &&
  (route.liveState ?? false) === rule.liveState

/**
 * The entry by the rules that the file of its build gives it, if it gives any (R7.06); the same entry where they change
 * nothing. A changed one has a copy of its route, with its name.
 */
export const withRules = (entry: RouteEntry, rules: readonly RouteRules[]): RouteEntry => {
  const rule = rules.find(({ name, path }) => name === entry.name && path === entry.path)
  if (rule === undefined || isRuledBy(entry, rule)) return entry
  const { pure: _, keepAlive: __, liveState: ___, ...route } = entry.route
  return {
    ...entry,
    layout: rule.layout,
    route: {
      ...route,
      access: rule.access,
      ...(rule.pure && { pure: true }),
      ...(rule.keepAlive && { keepAlive: true }),
      ...(rule.liveState && { liveState: true }),
    },
  }
}

/** An address as the route reads it, whichever device it is for. */
export const routeLocation = ({ device }: RouteEntry, { pathname, search }: AppLocation): AppLocation => ({
  pathname: device === 'mobile' ? pathname.slice(MOBILE.length) || '/' : pathname,
  search,
})

/** The parameters of an address; null when there is no page. */
export const readEntry = (entry: RouteEntry, location: AppLocation): unknown =>
  entry.route.read(routeLocation(entry, location))
