import { readCookie } from '@compute-mall/browser'
import type { MallClient } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { TOKEN_COOKIE } from '@compute-mall/core/http'
import type { UserInfo } from '@compute-mall/core/identity'
import type { SiteIndex } from '@compute-mall/core/site'

/** What every page that is not pure knows from the start. */
export interface Start {
  /** Null for a visitor, and when nobody can say who it is. */
  readonly user: UserInfo | null
  readonly site: SiteIndex | null
  readonly cartCount: number
}

/** What a pure page knows (R2.06). */
export const emptyStart: Start = { user: null, site: null, cartCount: 0 }

/**
 * Asks for it. What cannot be had is left out: a page without its footer is better than none.
 * @param cookies of the browser, which say whether anybody is signed in
 */
export const loadStart = async (client: MallClient, cookies: string): Promise<Start> => {
  const [site, person] = await Promise.all([
    client.site.index({}, { keep: true, cacheKey: 'site.index' })(),
    readCookie(cookies, TOKEN_COOKIE) === undefined ? nobody : loadPerson(client),
  ])
  return { ...person, site: E.isRight(site) ? site.right : null }
}

const nobody = { user: null, cartCount: 0 }

const loadPerson = async (client: MallClient): Promise<Pick<Start, 'user' | 'cartCount'>> => {
  const quietly = { keep: true, ignore: [401, 403] }
  const [user, cart] = await Promise.all([
    client.identity.currentUser({ query: { includeToken: undefined, refresh: undefined } }, quietly)(),
    client.cart.count({}, quietly)(),
  ])
  return {
    user: E.isRight(user) ? user.right : null,
    cartCount: E.isRight(cart) ? cart.right.count : 0,
  }
}

/** Knows the start once it has been asked for; `forget` makes it ask anew. */
export interface StartSource {
  get(): Promise<Start>
  forget(): void
}

export const createStartSource = (load: () => Promise<Start>, known?: Start): StartSource => {
  let start = known && Promise.resolve(known)
  return {
    get: () => {
      start ??= load()
      return start
    },
    forget: () => {
      start = undefined
    },
  }
}
