import { type Authenticate, bearerOf } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { tokenAuthenticate } from './store/accessTokens.ts'
import type { Sessions } from './store/sessions.ts'

/** Knows who calls: by an access token where the request carries one, else by the session of the browser. */
export const callerOf = (platform: Platform, sessions: Sessions): Authenticate => {
  const byToken = tokenAuthenticate(platform)
  return (request) => (bearerOf(request) === undefined ? sessions.authenticate(request) : byToken(request))
}
