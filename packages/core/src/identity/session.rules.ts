import { type Stores, storeKeys } from '../http/index.ts'

/** Where single sign-on begins; the server checks the address that it leads back to (R7.04). */
export const signInAddress = (from: string): string =>
  `/ac/api/auth/loginSsoRedirect.action?originalUrl=${encodeURIComponent(from)}`

/** Where it ends, and what one sees then (R7.04). */
export const signOutAddress = (next: string): string =>
  `/ac/api/auth/logoutSso.action?logoutUrl=${encodeURIComponent(next)}`

/** Keeps who is here, and that they have not signed out (R4.12). */
export const noteUser = ({ local }: Stores, userName: string): void => {
  local.set(storeKeys.userName, userName)
  local.remove(storeKeys.loggedOut)
}

/**
 * How much is forgotten: what one tab stored, what a session that died stored, or all that was stored for the one who
 * signs out.
 */
export type Forgotten = 'tab' | 'session' | 'visit'

/** Clears what was stored (R4.12, D11). Only the memory of reloads stays: it knows nobody, and stops a loop (D4). */
export const forget = ({ session, local }: Stores, what: Forgotten): void => {
  const reloads = session.get(storeKeys.reloads)
  session.clear()
  if (reloads !== undefined) session.set(storeKeys.reloads, reloads)
  if (what === 'tab') return
  local.remove(storeKeys.userName)
  if (what === 'session') return
  local.remove(storeKeys.channel)
  local.remove(storeKeys.recentGoods)
  local.set(storeKeys.loggedOut, 'true')
}
