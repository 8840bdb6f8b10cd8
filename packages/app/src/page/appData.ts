import { readCookie } from '@compute-mall/browser'
import type { MallClient } from '@compute-mall/core/actors'
import { type ClientError, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { TOKEN_COOKIE } from '@compute-mall/core/http'
import { MENU_PAGE_VERSION, type MenuItem, type UserInfo } from '@compute-mall/core/identity'
import type { SiteIndex } from '@compute-mall/core/site'
import { type Failure, failureOf, forbidden } from './failure.ts'

/** What every page that is not pure knows. */
export interface AppData {
  /** Null for a visitor, and when nobody can say who it is. */
  readonly user: UserInfo | null
  /** Why nobody can say who it is; a page that needs to know fails with it. Not given where somebody can. */
  readonly unknown?: Failure | undefined
  readonly site: SiteIndex | null
  /** 0 in apps without a cart. */
  readonly cartCount: number
  /** Messages of shops that the user has not read; 0 in apps where nobody is a customer. */
  readonly unreadCount: number
  /** The user's menu, in apps that draw it (R7.08). */
  readonly menu?: readonly MenuItem[]
}

type More = Pick<AppData, 'cartCount' | 'unreadCount' | 'menu'>

/** Nothing counted, as for visitors and in apps where nobody is a customer. */
const none: More = { cartCount: 0, unreadCount: 0 }

const visitor = { user: null, ...none }

/** What a pure page knows (R2.06). */
export const noAppData: AppData = { ...visitor, site: null }

const options = { keep: true, ignore: ['refusals', 401, 403] } as const

const loadUser = async (client: MallClient, moreOf: MoreOf | undefined): Promise<Omit<AppData, 'site'>> => {
  const user = await client.identity.currentUser(
    { query: { includeToken: undefined, refresh: undefined } },
    options,
  )()
  return E.isLeft(user)
    ? { ...visitor, unknown: unknownBy(user.left) }
    : { user: user.right, ...((await moreOf?.(client, user.right)) ?? none) }
}

/** What an app knows of its user besides who it is. */
export type MoreOf = (client: MallClient, user: UserInfo) => Promise<More>

/** What a customer has in the cart, and has not read. */
export const customerCounts: MoreOf = async ({ cart, chat }, { id: userId }) => {
  const [lines, reminders] = await Promise.all([
    cart.count({}, options)(),
    chat.remind({ query: { userId, side: undefined } }, options)(),
  ])
  return {
    cartCount: E.isRight(lines) ? lines.right.count : 0,
    unreadCount: E.isRight(reminders) ? reminders.right.userUnread : 0,
  }
}

/** The menu of the console; nobody finds another one where it cannot be had. */
export const consoleMenu: MoreOf = async ({ identity }) => {
  const menu = await identity.menuList({ query: { pageVersion: MENU_PAGE_VERSION } }, options)()
  return { ...none, menu: E.isRight(menu) ? menu.right : [] }
}

/** A session that is over is no failure: nobody is here then. */
const unknownBy = (error: ClientError): Failure | undefined => {
  const failure = failureOf(error)
  return error.kind === 'aborted' || failure.status === forbidden.status ? undefined : failure
}

/**
 * Asks for it. What cannot be had is left out: a page without its footer is better than none.
 * @param cookies of the browser, which say whether anybody is signed in
 * @param moreOf what the app shows of its users besides who they are
 */
export const loadAppData = async (client: MallClient, cookies: string, moreOf?: MoreOf): Promise<AppData> => {
  const [site, user] = await Promise.all([
    client.site.index({}, { ...shownInPlace, keep: true, cacheKey: 'site.index' })(),
    readCookie(cookies, TOKEN_COOKIE) === undefined ? visitor : loadUser(client, moreOf),
  ])
  return { ...user, site: E.isRight(site) ? site.right : null }
}

/** Knows it once it has been asked for; `forget` makes it ask anew. */
export interface AppDataSource {
  readonly get: () => Promise<AppData>
  readonly forget: () => void
}

export const createAppDataSource = (load: () => Promise<AppData>, known?: AppData): AppDataSource => {
  let data = known && Promise.resolve(known)
  return {
    get: () => {
      data ??= load()
      return data
    },
    forget: () => {
      data = undefined
    },
  }
}
