import type { Device, LiveStream } from '@compute-mall/core/site'
import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import type { Location } from 'react-router-dom'
import { type Route, type RouteEntry, routeLocation } from '../route/index.ts'
import type { AppData } from './appData.ts'
import type { Failure } from './failure.ts'
import type { PageLoader } from './module.ts'

/** What was loaded for a page. */
export interface PageData {
  readonly page: unknown
  readonly live: LiveStream | null
}

/** A page that can be drawn, or why it cannot. */
export type PageContent =
  | { readonly kind: 'page'; readonly Component: ComponentType; readonly data: PageData }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** The page on the screen. */
export interface RouteState {
  /** The entry of the browser's history; its path is below the base. */
  readonly location: Location
  readonly entry: RouteEntry
  readonly appData: AppData
  readonly content: PageContent
  /** How one came here: as the browser's history says it. */
  readonly arrival: Arrival
  /** Whether the page is to stay where it was scrolled to. */
  readonly keepsScroll: boolean
}

export type Arrival = 'push' | 'replace' | 'pop'

export const RouteStateContext = createContext<RouteState | undefined>(undefined)

/** The page on the screen. What React Router says may be ahead of it, while the next page is loaded. */
export const useRouteState = (): RouteState => {
  const state = use(RouteStateContext)
  if (state === undefined) throw new Error('There is no page above.')
  return state
}

const useData = (): PageData => {
  const { content } = useRouteState()
  if (content.kind === 'failed') throw new Error('A page that failed has no data.')
  return content.data
}

/** What this page's loader returned: `usePage<typeof loader>()`. */
export const usePage = <L extends PageLoader>(): Awaited<ReturnType<L>> =>
  useData().page as Awaited<ReturnType<L>>

/** The parameters of the page on the screen. Name every route that shows it: any other is an error. */
export const useParams = <Params>(...routes: readonly Route<Params, never>[]): Params => {
  const { location, entry } = useRouteState()
  // By name: an entry under the rules of its build has a copy of its route.
  const shown = routes.find(({ name }) => name === entry.route.name)
  const params = shown?.read(routeLocation(entry, location)) ?? null
  if (params === null)
    throw new Error(`${entry.name} is none of the routes ${routes.map(({ name }) => name).join(', ')}.`)
  return params
}

/** The broadcast, on pages that learn about it; null when there is none (R2.01). */
export const useLive = (): LiveStream | null => useData().live

/** Who is here, and on which site. */
export const useAppData = (): AppData => useRouteState().appData

type Drawn<Props> = (props: Props) => ReactNode

/** A screen for each device. */
interface Screens<Desktop, Phone> extends Record<Device, unknown> {
  readonly desktop: Drawn<Desktop>
  readonly mobile: Drawn<Phone>
}

/**
 * A page of which phones have a screen of their own (R2.02): shows the screen for the device that the page is for.
 * @param useProps gives either screen its props; without it they are what the page itself is given
 */
export const onDevice =
  <Desktop extends object, Phone extends object, Given = Desktop & Phone>(
    screens: Screens<Desktop, Phone>,
    useProps: (given: Given) => Desktop & Phone = (given) => given as Given & Desktop & Phone,
  ): Drawn<Given> =>
  (given) => {
    const screen: Drawn<Desktop & Phone> = screens[useRouteState().entry.device]
    return createElement(screen, useProps(given))
  }
