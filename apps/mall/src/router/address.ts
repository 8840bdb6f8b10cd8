import { type MallRoute, notFoundRoute, routes } from '../routes.ts'

/** Base of the mall's addresses (R1.05). */
export const BASENAME = '/ui/mall/'

/** A path below the base, e.g. `/detail/goods`; undefined when it lies elsewhere. */
export const pathBelow = (pathname: string): string | undefined =>
  pathname.startsWith(BASENAME) ? pathname.slice(BASENAME.length - 1) : undefined

/** Paths of other apps and of single sign-on, which links may name as well. */
const ELSEWHERE = /^\/(ui|ac|sso)\//

/** The address that the browser shows for a path of the mall; a query alone, or an address elsewhere, stays as it is. */
export const hrefOf = (to: string): string =>
  to.startsWith('/') && !ELSEWHERE.test(to) ? BASENAME + to.slice(1) : to

const byPath = new Map(routes.map((route) => [route.path, route]))

/** The route of a path as the browser shows it; a slash at the end makes no difference. */
export const routeAt = (pathname: string): MallRoute => {
  const path = pathBelow(pathname)
  return byPath.get(path?.replace(/(?<=.)\/$/, '') ?? '') ?? notFoundRoute
}
