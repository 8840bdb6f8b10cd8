import { TOKEN_COOKIE } from '@compute-mall/core/http'
import { readCookie } from './cookies.ts'

const token = () => readCookie(document.cookie, TOKEN_COOKIE)

/** Whether anybody is signed in, as far as the browser can tell; the server decides. */
export const isSignedIn = (): boolean => token() !== undefined

/** Reloads a page that is looked at again when another tab has signed in or out meanwhile (R4.14). */
export const watchToken = (): void => {
  const known = token()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && token() !== known) location.reload()
  })
}
