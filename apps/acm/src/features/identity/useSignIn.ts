import {
  addresses,
  documentAddresses,
  enter,
  signInAddress,
  useAppData,
  useEntryRefusal,
  useParams,
  useSwitchLanguage,
} from '@compute-mall/app'
import { textStore } from '@compute-mall/browser'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage, storeKeys } from '@compute-mall/core/http'
import { identityRefusals } from '@compute-mall/core/identity'
import { deviceOf } from '@compute-mall/core/site'
import { useClient, useCommand } from '@compute-mall/react'
import { useEffect, useSyncExternalStore } from 'react'
import { routes } from '../../routes.ts'
import { destinationOf } from './destination.ts'
import type { SignInPageProps } from './SignInPage.props.ts'
import { useByCode, useCodes } from './useCodes.ts'
import { secondsIn, useSecondsLeft } from './useSecondsLeft.ts'

/** Where somebody goes who came of their own accord. */
const HOME = addresses.mall.mobileHome.href()

const store = textStore(() => window.localStorage)

const isOnline = () => navigator.onLine
const onNetwork = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/**
 * Sign-in on a phone, and by code everywhere. A computer is led to its own page for passwords; who is signed in already
 * goes on at once (W21).
 */
export const useSignIn = (): SignInPageProps => {
  const { service, by } = useParams(routes.start, routes.login)
  const { user } = useAppData()
  const client = useClient()
  const switchLanguage = useSwitchLanguage()
  const online = useSyncExternalStore(onNetwork, isOnline)
  const target = service || HOME
  const signIn = useCommand(
    (account: string, password: string) =>
      client.identity.signIn(
        { body: { account, password, service: target } },
        {
          ignore: [
            identityRefusals.wrongCredentials.code,
            identityRefusals.disabledAccount.code,
            identityRefusals.tooManyAttempts.code,
            identityRefusals.untrustedTarget.code,
            429,
          ],
        },
      ),
    (outcome) => E.isRight(outcome) && enter(outcome.right.location),
  )
  const codes = useCodes()
  const byCode = useByCode(target)
  useEffect(() => {
    if (by === 'password' && deviceOf(navigator.userAgent) === 'desktop')
      location.replace(`/sso/login?service=${encodeURIComponent(target)}`)
    else if (user !== null) location.replace(signInAddress(target))
  }, [user, target, by])
  const { outcome } = by === 'code' ? byCode : signIn
  const refused =
    outcome !== undefined && E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null
  const isDone = outcome !== undefined && E.isRight(outcome)
  const lost = useEntryRefusal(isDone)
  const refusal = refused ?? lost ?? (by === 'code' ? codes.refusal : null)
  const left = useSecondsLeft(secondsIn(refusal?.values), refusal?.key)
  const isWaiting = refusal?.values?.seconds !== undefined && left > 0
  return {
    view: {
      by,
      codes: codes.view,
      destination: destinationOf(service),
      refusal:
        refusal === null || !isWaiting
          ? refusal
          : { ...refusal, values: { ...refusal.values, seconds: left } },
      isWaiting,
      busy: signIn.pending || byCode.pending || (isDone && lost === null),
      goesOn: user !== null,
      signedOut: service === '' && store.get(storeKeys.loggedOut) !== undefined,
      isOnline: online,
    },
    links: {
      mall: addresses.mall.home.href(),
      agreement: addresses.mall.agreement.href(),
      privacy: documentAddresses.privacy.href(),
      other: addresses.acm.login.href({ service, by: by === 'code' ? 'password' : 'code' }),
      forgotten: addresses.acm.password.href({ service }),
    },
    commands: { signIn: signIn.run, sendCode: codes.send, enter: byCode.run, switchLanguage },
  }
}
