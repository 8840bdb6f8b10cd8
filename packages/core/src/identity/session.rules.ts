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
 * Tells windows beside this one that nobody is here any more: of a cookie that went they hear nothing, of what is stored
 * they do (R4.12). Said once the page after signing out is there, for only then the Token is gone.
 */
export const noteNobody = ({ local }: Stores): void => {
  const wasHere = local.get(storeKeys.userName) !== undefined
  const wasOut = local.get(storeKeys.loggedOut) !== undefined
  if (wasHere) local.remove(storeKeys.userName)
  else if (wasOut) {
    // Only what changes is told.
    local.remove(storeKeys.loggedOut)
    local.set(storeKeys.loggedOut, 'true')
  }
}

/**
 * How much is forgotten: what one tab stored, what a session that died stored, or all that was stored for the one who
 * signs out.
 */
export type Forgotten = 'tab' | 'session' | 'visit'

/**
 * Clears what was stored (R4.12, D11). The memory of reloads stays: it knows nobody, and stops a loop (D4). What was
 * typed into forms outlives a session that died.
 */
export const forget = ({ session, local }: Stores, what: Forgotten): void => {
  const kept = [storeKeys.reloads, ...(what === 'session' ? [storeKeys.typedForms] : [])].map(
    (key) => [key, session.get(key)] as const,
  )
  session.clear()
  for (const [key, text] of kept) if (text !== undefined) session.set(key, text)
  if (what === 'tab') return
  local.remove(storeKeys.userName)
  if (what === 'session') return
  local.remove(storeKeys.channel)
  local.remove(storeKeys.recentGoods)
  local.set(storeKeys.loggedOut, 'true')
}
