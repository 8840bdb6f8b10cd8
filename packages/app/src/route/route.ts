import type { UserInfo } from '@compute-mall/core/identity'
import type { RouteRules } from '@compute-mall/core/site'
import { type AppLocation, type HrefArguments, readAddress, writeAddress } from '../address/address.ts'
import type { ParamsCodec } from '../address/params.ts'

/** What the bars of a phone show around a page. */
interface MobileBars {
  /** The area in the lower bar that the page is; one without leads back to where one came from. */
  readonly tab?: string
  /** The upper bar offers the search in place of the title. */
  readonly searches?: true
  /** And the way to the cart. */
  readonly offersCart?: true
  /** The page says its name itself. */
  readonly hidesTitle?: true
}

/** Everything about a route that does not depend on what its parameters are. */
export interface RouteFacts {
  /** Below the base of the app, e.g. `/orders/:orderId`. */
  readonly path: string
  /** Text key of the page's name, for the document's title and the bar of phones (R2.06). */
  readonly title: string
  /** Text key of the description that search engines are told. */
  readonly description?: string
  /** The document's title is the page's alone, without the names of app and product behind it. */
  readonly isTitleWhole?: true
  /**
   * `login` pages are for signed-in users; a visitor is sent to sign-in and comes back (R6.03). `goods` pages are one or
   * the other by the operator's setting (R2.25).
   */
  readonly access: RouteRules['access']
  /** Which signed-in users may see the page; all when it is missing (R6.04). */
  readonly allows?: (user: UserInfo) => boolean
  /**
   * Where somebody is led instead of seeing the page: an address of this app below its base, or of another one with its
   * own; null for those who see it.
   */
  readonly leads?: (user: UserInfo | null) => string | null
  /**
   * The file of the page below `src/features`, without its ending, e.g. `order/OrdersRoute`; empty where there is no page
   * (R2.09).
   */
  readonly page: string
  /** Names of the texts that the page shows besides those of the frame. */
  readonly texts: readonly string[]
  /** The area of the navigation that the page belongs to. */
  readonly area?: string
  /** Skips loading who is here (R2.06). */
  readonly pure?: true
  /** Comes back as it was left (R2.08). */
  readonly keepAlive?: true
  /** Begins at the top however one comes to it, also by going back (R2.14). */
  readonly fromTop?: true
  /** Learns whether a broadcast is on (R2.01). */
  readonly liveState?: true
  /**
   * Phones are shown the page at the same path below `/mobile` (R2.02); `onDevice` draws it where they have a screen of
   * their own.
   */
  readonly mobile?: true
  /** What surrounds the page on phones; `mobile` where it is missing. */
  readonly mobileLayout?: string
  readonly mobileBars?: MobileBars
  /** The page is for phones alone, below `/mobile` (R2.03); a desktop is shown this path instead. */
  readonly phonesOnly?: string
}

/** A row of a route table. */
export interface RouteRow<Params, Input, Layout extends string> extends RouteFacts {
  readonly params: ParamsCodec<Params, Input>
  /** The name of the route where it is not its key, as the specification gives it (R2.24). */
  readonly name?: string
  /** What surrounds the page (R2.05). */
  readonly layout: Layout
  /** Whether these parameters together mean a page; if not, it is the 404 page (R2.07). */
  valid?(params: Params): boolean
}

/** A route as the router sees it. */
export interface AnyRoute extends RouteFacts {
  readonly name: string
  readonly layout: string
  /** The parameters of an address; null when it is none of this route, or says what may not be. */
  readonly read: (location: AppLocation) => unknown
}

/** A route with typed addresses. */
export interface Route<Params = unknown, Input = never, Layout extends string = string> extends AnyRoute {
  readonly layout: Layout
  readonly read: (location: AppLocation) => Params | null
  /** The address below the base of the app. */
  readonly href: (...input: HrefArguments<Input>) => string
}

/** A row of the table; gives its parameters and its layout their types. */
export const route = <Params, Input, const Layout extends string>(
  row: RouteRow<Params, Input, Layout>,
): RouteRow<Params, Input, Layout> => row

type Rows = Readonly<Record<string, RouteRow<unknown, never, string>>>

/** The routes of an app by name. */
export type RoutesOf<R extends Rows> = {
  readonly [Name in keyof R]: R[Name] extends RouteRow<infer Params, infer Input, infer Layout>
    ? Route<Params, Input, Layout>
    : never
}

const toRoute = (key: string, row: RouteRow<unknown, never, string>): Route<unknown, never> => {
  const { params, valid, name = key, ...facts } = row
  const isValid = (read: unknown) => valid === undefined || valid(read)
  return {
    ...facts,
    name,
    read: (location) => {
      const read = readAddress(row.path, params, location)
      return read === null || !isValid(read) ? null : read
    },
    href: (...[input]: readonly unknown[]) => writeAddress(row.path, params, (input ?? {}) as never),
  }
}

/** The one route table of an app. Nothing about a route is written elsewhere. */
export const defineRoutes = <const R extends Rows>(rows: R): RoutesOf<R> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, toRoute(name, row)])) as RoutesOf<R>
