import type { BrowserContext } from '@playwright/test'
import { signIn } from './product/people.ts'

/** The password of every demo account, and of everybody in the cast. */
export const PASSWORD = 'Mall-2026'

/** Where the product is. */
export const origin = (): string => process.env.PLAYWRIGHT_ORIGIN ?? ''

/** The sessions that this worker has begun, by server and account: to begin one costs the server a slow hash. */
const sessions = new Map<string, Promise<string>>()

/** @returns the cookies of an account's session in this worker */
export const sessionOf = (account: string): Promise<string> => {
  const key = `${origin()} ${account}`
  const session = sessions.get(key) ?? signIn(origin(), account, PASSWORD)
  sessions.set(key, session)
  return session
}

/**
 * Signs in, past the sign-in page, which has journeys of its own.
 * @returns the cookies, for calls besides the browser
 */
export const signInAs = async (context: BrowserContext, account: string): Promise<string> => {
  const cookies = await sessionOf(account)
  await bringCookies(context, cookies)
  return cookies
}

/** Signs in on one more device: a session of its own. */
export const signInAnew = async (context: BrowserContext, account: string): Promise<string> => {
  const cookies = await signIn(origin(), account, PASSWORD)
  await bringCookies(context, cookies)
  return cookies
}

const bringCookies = (context: BrowserContext, cookies: string): Promise<void> =>
  context.addCookies(
    cookies.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: origin() }
    }),
  )
