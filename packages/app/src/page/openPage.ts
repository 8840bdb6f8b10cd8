import type { MallClient } from '@compute-mall/core/actors'
import { clientInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { systemRefusals } from '@compute-mall/core/http'
import { pathWithin } from '../address/pathWithin.ts'
import { type AppLocation, type RouteEntry, readEntry } from '../route/index.ts'
import { type AppData, type AppDataSource, noAppData } from './appData.ts'
import { forbidden, notFound, PageFailure, Redirection } from './failure.ts'
import { loadPageModule, type PageFiles, type PageLoader } from './module.ts'
import type { PageContent, PageData, RouteState } from './routeState.ts'

/** What pages are opened with: on the server by one request, in the browser by the app for as long as it lives. */
export interface PageContext {
  readonly client: MallClient
  readonly appData: AppDataSource
  readonly files: PageFiles
  /** What stands before every path of the app in an address, e.g. `/ui/mall` or `/ui/console/#`. */
  readonly prefix: string
  /** The path that this visitor's device is shown for a path of the app. */
  readonly forDevice: (to: string) => string
  /** Makes sure that a page finds its texts. */
  readonly loadTexts: (names: readonly string[]) => Promise<void>
  /** Whether the server cannot be reached; asked when a page fails to load. On the server nobody asks. */
  readonly isDown?: () => Promise<boolean>
  /** Takes what went wrong and is nobody's business but ours. */
  readonly log: (error: unknown) => void
}

/** How an address opens. */
export type LoadResult =
  | { readonly kind: 'shown'; readonly content: PageContent; readonly appData: AppData }
  /** To another page of the app, a path without its base. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** A visitor has to sign in first, and comes back (R6.03). */
  | { readonly kind: 'signIn' }
  /** Out of the app, to another one. */
  | { readonly kind: 'leave'; readonly address: string }
  /** Not now, for the network is away. A browser does not ask a second time for a file that it missed. */
  | { readonly kind: 'unreachable'; readonly misses: 'file' | 'answer' }

/**
 * Opens a page by what its route says of it: parameters, access, live state; then by its own loader. The same on the
 * server and in the browser. Never fails: a failure is a page of its own.
 * @param previous what is on the screen meanwhile; on the server nothing is
 * @param known data that was kept, instead of fresh ones
 */
export const openPage = async (
  entry: RouteEntry,
  location: AppLocation,
  context: PageContext,
  previous?: RouteState,
  known?: PageData,
): Promise<LoadResult> => {
  const { route } = entry
  const appData = (): AppData | Promise<AppData> => (route.pure ? noAppData : context.appData.get())
  try {
    const params = route.page === '' ? null : readEntry(entry, location)
    if (params === null) throw notFound(location.pathname)
    if (await needsSession(route, context)) {
      const { user, unknown } = await context.appData.get()
      if (unknown !== undefined) {
        // Whoever is signed in would be led straight back from sign-in, and so on without an end (B7).
        context.appData.forget()
        throw new PageFailure(unknown)
      }
      if (user === null) return { kind: 'signIn' }
      if (route.allows?.(user) === false) throw new PageFailure(forbidden)
    }
    const elsewhere = route.leads?.((await context.appData.get()).user) ?? null
    if (elsewhere !== null) return towards(elsewhere, context)
    const [page, data] = await Promise.all([loadPage(entry, params, context, previous, known), appData()])
    return { kind: 'shown', content: { kind: 'page', ...page }, appData: data }
  } catch (thrown) {
    if (thrown instanceof Redirection) return towards(thrown.to, context)
    const misses = thrown instanceof PageFailure ? 'answer' : 'file'
    if (mayBeNetwork(thrown) && (await context.isDown?.()) === true) return { kind: 'unreachable', misses }
    await context.loadTexts(['error', ...route.texts.filter((name) => route.title.startsWith(`${name}:`))])
    return { kind: 'shown', content: failed(thrown, context), appData: await appData() }
  }
}

/** Goods are closed to visitors also while nobody can say what the operator has set. */
const needsSession = async ({ access }: RouteEntry['route'], { appData }: PageContext): Promise<boolean> =>
  access === 'login' || (access === 'goods' && (await appData.get()).site?.goodsAccess !== 'public')

/** What a network that is away looks like: an answer that did not come, or a file of the app. */
const mayBeNetwork = (thrown: unknown): boolean =>
  !(thrown instanceof PageFailure) || thrown.failure.status === 503

const towards = (address: string, { prefix, forDevice }: PageContext): LoadResult => {
  const to = pathWithin(prefix, address)
  return to === undefined ? { kind: 'leave', address } : { kind: 'redirect', to: forDevice(to) }
}

const failed = (thrown: unknown, { log }: PageContext): PageContent => {
  if (thrown instanceof PageFailure) return { kind: 'failed', failure: thrown.failure }
  log(thrown)
  return {
    kind: 'failed',
    failure: { status: 500, code: systemRefusals.internalError.code, message: String(thrown) },
  }
}

const loadPage = async (
  entry: RouteEntry,
  params: unknown,
  context: PageContext,
  previous: RouteState | undefined,
  known: PageData | undefined,
) => {
  const texts = context.loadTexts(entry.route.texts)
  const { Component, loader } = await loadPageModule(context.files, entry.route.page)
  const [data] = await Promise.all([known ?? loadData(entry, params, context, previous, loader), texts])
  return { Component, data }
}

const loadData = async (
  entry: RouteEntry,
  params: unknown,
  { client, appData }: PageContext,
  previous: RouteState | undefined,
  // The parameters were read by the route that the loader belongs to.
  loader: PageLoader<never> | undefined,
): Promise<PageData> => {
  const [page, live] = await Promise.all([
    loader?.({
      client: clientInPlace(client),
      params: params as never,
      device: entry.device,
      appData: appData.get,
      previous: dataOf(entry, previous),
    }) ?? null,
    entry.route.liveState ? client.site.liveStream({})() : undefined,
  ])
  return { page, live: live !== undefined && E.isRight(live) ? live.right : null }
}

/** What a page held that is shown already, at other parameters. */
const dataOf = (entry: RouteEntry, previous: RouteState | undefined): unknown =>
  previous?.entry.name === entry.name && previous.content.kind === 'page'
    ? previous.content.data.page
    : undefined
