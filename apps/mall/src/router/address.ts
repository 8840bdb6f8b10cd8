import { matchPath } from 'react-router-dom'
import { type MallRoute, MOBILE, mobileNotFoundRoute, notFoundRoute, routes } from '../routes.ts'

/** Base of the mall's addresses (R1.05). */
export const BASENAME = '/ui/mall/'

/** A path below the base, e.g. `/detail/goods`; undefined when it lies elsewhere. */
export const pathBelow = (pathname: string): string | undefined =>
  pathname.startsWith(BASENAME) ? pathname.slice(BASENAME.length - 1) : undefined

/** The address that the browser shows for a path of the mall. */
export const hrefOf = (to: string): string => BASENAME + to.slice(1)

/** Other apps, single sign-on and other sites, which links may name as well. */
const ELSEWHERE = /^(\/(ui|ac|sso)\/|\/\/|[a-z][a-z\d+.-]*:)/i

/** What a link means within the mall, whether it is written with the base or without; undefined when it leaves it. */
export const pathWithin = (to: string): string | undefined =>
  pathBelow(to) ?? (ELSEWHERE.test(to) ? undefined : to)

/** The route of a path without the base; a slash at the end makes no difference. */
export const routeOf = (path: string): MallRoute | undefined =>
  routes.find((route) => matchPath({ path: route.path, caseSensitive: true }, path) !== null)

/** The route of a path as the browser shows it. What no route names is not there for the other device either (R2.09). */
export const routeAt = (pathname: string): MallRoute => {
  const below = pathBelow(pathname)
  if (below === undefined) return notFoundRoute
  const missing = below.startsWith(`${MOBILE}/`)
    ? { ...mobileNotFoundRoute, other: below.slice(MOBILE.length) }
    : { ...notFoundRoute, other: MOBILE + below }
  return routeOf(below) ?? missing
}
