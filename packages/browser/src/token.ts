import { TOKEN_COOKIE } from '@compute-mall/core/http'
import { readCookie } from './cookies.ts'

/** The Token cookie; null without one. It says that somebody is signed in; the server decides. */
export const readToken = (): string | null => readCookie(document.cookie, TOKEN_COOKIE) ?? null
