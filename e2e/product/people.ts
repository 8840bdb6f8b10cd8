import { identityEndpoints } from '@compute-mall/core/identity'
import { requestOf } from './request.ts'

/** A leader with a verified phone, who may buy everything; one of the demo accounts. */
export const demoBuyer = { account: 'leader', password: 'Mall-2026' } as const

/** Somebody of operations, who keeps up what the search knows; one of the demo accounts. */
export const demoReviewer = { account: 'reviewer', password: 'Mall-2026' } as const

/**
 * Signs in.
 * @returns the cookies of the session, as a request carries them
 * @throws when the product refuses
 */
export const signIn = async (origin: string, account: string, password: string): Promise<string> => {
  const body = { account, password, service: `${origin}/ui/mall/` }
  const { path, ...request } = requestOf(identityEndpoints.signIn, { body }, origin)
  const answer = await fetch(origin + path, request)
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  if (!answer.ok || cookies.length === 0) throw new Error(`Signing in as ${account}: ${await answer.text()}`)
  return cookies.join('; ')
}
