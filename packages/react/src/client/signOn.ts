import type { TextStore } from '@compute-mall/core/http'
import { CHANNEL_STORE_KEY } from '../browser/channel.ts'
import { textStore } from '../browser/storage.ts'

/** Where single sign-on begins; the server checks the address that it leads back to (R7.04). */
export const signInAddress = (from: string): string =>
  `/ac/api/auth/loginSsoRedirect.action?originalUrl=${encodeURIComponent(from)}`

/** Where it ends, and what one sees then. */
export const signOutAddress = (next: string): string =>
  `/ac/api/auth/logoutSso.action?logoutUrl=${encodeURIComponent(next)}`

/** The names under which a browser keeps who is here, and that somebody signed out (R4.12). */
export const USER_NAME_KEY = 'userName'
export const LOGGED_OUT_KEY = 'logged_out'

/** The stores of a browser: one per tab and session, one for good. */
export interface Stores {
  readonly session: TextStore
  readonly local: TextStore
}

export const noteUser = ({ local }: Pick<Stores, 'local'>, userName: string): void => {
  local.set(USER_NAME_KEY, userName)
  local.remove(LOGGED_OUT_KEY)
}

/** Clears everything that was stored for the one who signs out, and marks that they did (R4.12, D11). */
export const forgetVisit = ({ session, local }: Stores): void => {
  session.clear()
  for (const key of [USER_NAME_KEY, CHANNEL_STORE_KEY]) local.remove(key)
  local.set(LOGGED_OUT_KEY, 'true')
}

/** Signs out of this browser and of single sign-on. */
export const signOut = (next: string): void => {
  forgetVisit({ session: textStore(() => sessionStorage), local: textStore(() => localStorage) })
  window.location.assign(signOutAddress(next))
}
