import type { BrowserContext } from '@playwright/test'
import { signIn } from '../tools/src/product/people.ts'
import { type Language, nameOf, type Role } from './cast.ts'

/** The password of every demo account, and of everybody in the cast. */
export const PASSWORD = 'Mall-2026'

/** Where the product is. */
export const origin = (): string => process.env.PLAYWRIGHT_ORIGIN ?? ''

/**
 * Signs in as one of the demo accounts, past the sign-in page, which has journeys of its own.
 * @returns the cookies, for calls besides the browser
 */
export const signInAs = async (context: BrowserContext, account: string): Promise<string> => {
  const cookies = await signIn(origin(), account, PASSWORD)
  await context.addCookies(
    cookies.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: origin() }
    }),
  )
  return cookies
}

/** Signs in as somebody of the cast. */
export const play = (context: BrowserContext, role: Role, language: Language): Promise<string> =>
  signInAs(context, nameOf(role, language))
