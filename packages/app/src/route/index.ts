/**
 * Route tables and addresses, without React: `defineRoutes` and `route` make the table of an app, `addresses` names
 * the pages of other apps.
 */
export type { AppLocation } from '../address/address.ts'
export {
  addresses,
  documentAddresses,
  helpAddresses,
  liveAddress,
  signInAddress,
} from '../address/addresses.ts'
export { listParams } from '../address/listParams.ts'
export { cutTextParam, IdParam, oneOfParam, textParam } from '../address/paramCodecs.ts'
export { noParams, optional, type ParamCodec, type ParamsCodec, params } from '../address/params.ts'
export { MOBILE, pathText } from '../address/path.ts'
export { pathWithin } from '../address/pathWithin.ts'
export {
  createMatcher,
  type NotFoundPage,
  type RouteEntry,
  type RouteMatcher,
  readEntry,
  routeLocation,
  withRules,
} from './entries.ts'
export {
  type AnyRoute,
  defineRoutes,
  type Route,
  type RouteRow,
  type RoutesOf,
  route,
} from './route.ts'
