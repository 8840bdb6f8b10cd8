import { readCookie } from '@compute-mall/browser'
import type { MallClient } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { TOKEN_COOKIE } from '@compute-mall/core/http'
import type { UserInfo } from '@compute-mall/core/identity'
import type { SiteIndex } from '@compute-mall/core/site'

/** What every page that is not pure knows. */
export interface AppData {
  /** Null for a visitor, and when nobody can say who it is. */
  readonly user: UserInfo | null
  readonly site: SiteIndex | null
  /** 0 in apps without a cart. */
  readonly cartCount: number
}

/** What a pure page knows (R2.06). */
export const noAppData: AppData = { user: null, site: null, cartCount: 0 }

const visitor = { user: null, cartCount: 0 }

const loadUser = async (
  client: MallClient,
  hasCart: boolean,
): Promise<Pick<AppData, 'user' | 'cartCount'>> => {
  const options = { keep: true, ignore: [401, 403] }
  const [user, cart] = await Promise.all([
    client.identity.currentUser({ query: { includeToken: undefined, refresh: undefined } }, options)(),
    hasCart ? client.cart.count({}, options)() : E.left(null),
  ])
  return {
    user: E.isRight(user) ? user.right : null,
    cartCount: E.isRight(cart) ? cart.right.count : 0,
  }
}

/**
 * Asks for it. What cannot be had is left out: a page without its footer is better than none.
 * @param cookies of the browser, which say whether anybody is signed in
 * @param hasCart whether the app shows how much is in the cart
 */
export const loadAppData = async (
  client: MallClient,
  cookies: string,
  hasCart: boolean,
): Promise<AppData> => {
  const [site, user] = await Promise.all([
    client.site.index({}, { keep: true, cacheKey: 'site.index' })(),
    readCookie(cookies, TOKEN_COOKIE) === undefined ? visitor : loadUser(client, hasCart),
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
