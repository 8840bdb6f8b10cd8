import { readToken } from '@compute-mall/browser'
import type { Message } from '@compute-mall/core/messages'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const areTaken = () => navigator.cookieEnabled

/**
 * Goes on to where a sign-in leads, in place of the form. A browser that took no cookie stays: it would be led from
 * there to the form again (P7).
 */
export const enter = (address: string): void => {
  if (readToken() !== null) location.replace(address)
}

/**
 * Why nobody can be signed in here; null where the browser keeps who it is.
 * @param isDone whether the server has let somebody in
 */
export const useEntryRefusal = (isDone: boolean): Message | null => {
  const taken = useSyncExternalStore(never, areTaken, () => true)
  return taken && !(isDone && readToken() === null) ? null : { key: 'identity:cookiesRefused' }
}
