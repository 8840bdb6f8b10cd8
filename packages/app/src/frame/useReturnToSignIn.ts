import { readToken } from '@compute-mall/browser'
import { useWatch } from '@compute-mall/react'
import { pathText } from '../address/path.ts'
import { useRouteState } from '../page/routeState.ts'
import { signInAddress } from '../route/index.ts'
import { useEnvironment } from '../router/environment.ts'

/**
 * Leads to the sign-in form, and from there back to this page (R2.09). Single sign-on would send a session that lives
 * straight back, so it is signed out first, for another account to sign in.
 */
export const useReturnToSignIn = (): (() => void) => {
  const { signOut } = useWatch()
  const { prefix } = useEnvironment()
  const { location } = useRouteState()
  const address = signInAddress(prefix + pathText(location))
  return () => (readToken() === null ? window.location.assign(address) : signOut(address))
}
