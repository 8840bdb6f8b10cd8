import { readToken } from '@compute-mall/browser'
import { signInAddress } from '@compute-mall/core/identity'
import { useWatch } from '@compute-mall/react'
import { useShown } from '../router/shown.ts'

/**
 * Leads to the sign-in form, and from there back to this page (R2.09). Single sign-on would send a session that lives
 * straight back, so it is signed out first, for another account to sign in.
 */
export const useReturnToSignIn = (): (() => void) => {
  const { signOut } = useWatch()
  const { pathname, search } = useShown().location
  const address = signInAddress(pathname + search)
  return () => (readToken() === null ? window.location.assign(address) : signOut(address))
}
