import type { MallClient } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { systemRefusals } from '@compute-mall/core/http'
import { isManager } from '@compute-mall/core/identity'
import type { Device } from '@compute-mall/core/site'
import type { Texts } from '@compute-mall/react'
import { SELLER_HOME } from '../features/settlement/sellerHome.ts'
import type { MallRoute } from '../routes.ts'
import { emptyStart, type Start, type StartSource } from '../start/start.ts'
import { pathBelow } from './address.ts'
import { forDevice } from './device.ts'
import { notFound, PageFailure, Redirection } from './failure.ts'
import { loadModule, surroundOf } from './modules.ts'
import type { PageData, PageLoader } from './page.ts'
import type { Content, Shown } from './shown.ts'

/** Who opens pages: on the server one request, in the browser the app for as long as it lives. */
export interface Visit {
  readonly client: MallClient
  readonly start: StartSource
  readonly device: Device
  /** What is on the screen while a page is opened; on the server nothing is. */
  readonly before?: Shown
  /** Makes sure that a page finds its words. */
  readonly needTexts: (texts: Texts) => Promise<void>
  /** Takes what went wrong and is nobody's business but ours. */
  readonly log: (error: unknown) => void
}

/** How an address opens. */
export type Opened =
  | { readonly kind: 'shown'; readonly content: Content; readonly start: Start }
  /** To another page of the mall, a path without its base. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** A visitor has to sign in first, and comes back (R6.03). */
  | { readonly kind: 'signIn' }
  /** Out of the mall, to another app. */
  | { readonly kind: 'leave'; readonly address: string }

/** An address of the mall. */
export interface Address {
  readonly pathname: string
  readonly search: string
}

/**
 * Opens a page by what its route says of it: validity, access, live state; then by its own loader. The same on the
 * server and in the browser. Never fails: a failure is a page of its own.
 * @param known data that was kept, instead of fresh ones
 */
export const openPage = async (
  route: MallRoute,
  address: Address,
  visit: Visit,
  known?: PageData,
): Promise<Opened> => {
  const [opened, around] = await Promise.all([
    openContent(route, address, visit, known),
    surround(route, visit),
  ])
  return opened.kind === 'shown' ? { ...opened, content: { ...opened.content, ...around } } : opened
}

/** What surrounds a page, once its words are there. */
export const surround = async (
  route: MallRoute,
  { needTexts }: Pick<Visit, 'needTexts'>,
): Promise<Pick<Content, 'Surround'>> => {
  const found = surroundOf(route)
  if (found === undefined) return {}
  await needTexts(found.texts)
  return { Surround: found.Surround }
}

const openContent = async (
  route: MallRoute,
  address: Address,
  visit: Visit,
  known: PageData | undefined,
): Promise<Opened> => {
  try {
    if (!isValid(route, address)) throw notFound(pathBelow(address.pathname) ?? address.pathname)
    if (route.access === 'login' && (await visit.start.get()).user === null) return { kind: 'signIn' }
    if (route.customersOnly && isForManagers(await visit.start.get()))
      return { kind: 'leave', address: ADMIN }
    if (route.sellerEntry) return toSellerHome(await visit.start.get(), visit)
    const [{ Component, data }, start] = await Promise.all([
      loadPage(route, address, visit, known),
      startOf(route, visit),
    ])
    return { kind: 'shown', content: { kind: 'page', Component, data }, start }
  } catch (thrown) {
    if (thrown instanceof Redirection) return { kind: 'redirect', to: forDevice(visit.device, thrown.to) }
    return { kind: 'shown', content: failed(thrown, visit), start: await startOf(route, visit) }
  }
}

/** A retailer goes on to the home of the seller app; who was approved is one (R4.02). */
const toSellerHome = ({ user }: Start, { device }: Visit): Opened =>
  user !== null && user.retailerId !== null
    ? { kind: 'leave', address: SELLER_HOME }
    : { kind: 'redirect', to: forDevice(device, '/settle') }

/** Where managers work (R1.05). */
const ADMIN = '/ui/admin/'

const isForManagers = ({ user }: Start): boolean => user !== null && isManager(user)

const isValid = (route: MallRoute, { search }: Address): boolean =>
  route.page !== 'not-found' && route.valid?.(new URLSearchParams(search)) !== false

/** A pure page skips the start-up loading (R2.06). */
const startOf = (route: MallRoute, { start }: Visit): Start | Promise<Start> =>
  route.pure ? emptyStart : start.get()

const failed = (thrown: unknown, { log }: Visit): Content => {
  if (thrown instanceof PageFailure) return { kind: 'failed', failure: thrown.failure }
  log(thrown)
  return {
    kind: 'failed',
    failure: { status: 500, code: systemRefusals.internalError.code, message: String(thrown) },
  }
}

const loadPage = async (route: MallRoute, address: Address, visit: Visit, known: PageData | undefined) => {
  const { Component, loader, texts } = await loadModule(route)
  const [data] = await Promise.all([
    known ?? freshData(route, address, visit, loader),
    visit.needTexts(texts),
  ])
  return { Component, data }
}

const freshData = async (
  route: MallRoute,
  { search }: Address,
  { client, start, before }: Visit,
  loader: PageLoader | undefined,
): Promise<PageData> => {
  const [page, live] = await Promise.all([
    loader?.({
      client,
      query: new URLSearchParams(search),
      start: start.get,
      before: dataOf(route, before),
    }) ?? null,
    route.liveState
      ? client.site.liveStream(
          {},
          { ignore: [systemRefusals.internalError.code, systemRefusals.unavailable.code] },
        )()
      : undefined,
  ])
  return { page, live: live !== undefined && E.isRight(live) ? live.right : null }
}

/** What a page held that is shown already, at another query. */
const dataOf = (route: MallRoute, before: Shown | undefined): unknown =>
  before?.route === route && before.content.kind === 'page' ? before.content.data.page : undefined
