import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../platform/config/index.ts'
import type { CookieJar } from '../platform/http/index.ts'
import { newSecret } from '../platform/secrets.ts'
import type { Vault } from '../platform/vault.ts'

/** Marks a browser that somebody signed in with. It opens nothing: it only sets its guesses apart from those of others. */
export const KNOWN_BROWSER_COOKIE = 'device'
const YEAR_SECONDS = 31_536_000

const signed = (vault: Vault, id: string, userId: string): string =>
  `${id}.${vault.fingerprint('known browser', `${id} ${userId}`)}`

/** Gives the browser its mark for this user, in place of an earlier one. */
export const markBrowser = (vault: Vault, config: Config, cookies: CookieJar, userId: string): void =>
  cookies.set(KNOWN_BROWSER_COOKIE, signed(vault, newSecret(), userId), {
    path: '/sso/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicOrigin.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  })

/** Whether the cookie is one that `markBrowser` gave for this user. */
export const isKnownBrowser = (vault: Vault, cookie: string | undefined, userId: string): boolean => {
  const [id] = (cookie ?? '').split('.')
  if (cookie === undefined || id === undefined) return false
  const expected = Buffer.from(signed(vault, id, userId))
  const given = Buffer.from(cookie)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
