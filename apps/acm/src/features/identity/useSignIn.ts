import { addresses, useAppData, useParams, useSwitchLanguage } from '@compute-mall/app'
import { textStore } from '@compute-mall/browser'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage, storeKeys } from '@compute-mall/core/http'
import { identityRefusals } from '@compute-mall/core/identity'
import { deviceOf } from '@compute-mall/core/site'
import { SECOND_MS } from '@compute-mall/core/time'
import { useClient, useCommand } from '@compute-mall/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { routes } from '../../routes.ts'
import { destinationOf } from './destination.ts'
import type { SignInPageProps } from './SignInPage.tsx'

/** Where somebody goes who came of their own accord. */
const HOME = '/ui/mall/mobile'

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

/** Counts seconds down to 0, from the moment at which they are given. */
const useSecondsLeft = (seconds: number, from: unknown): number => {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer counts anew.
  useEffect(() => {
    setLeft(seconds)
    const begun = Date.now()
    const timer = setInterval(
      () => setLeft(Math.max(0, seconds - Math.floor((Date.now() - begun) / SECOND_MS))),
      SECOND_MS,
    )
    return () => clearInterval(timer)
  }, [seconds, from])
  return left
}

const secondsIn = (values: Readonly<Record<string, string | number>> | undefined): number => {
  const seconds = Number(values?.seconds ?? 0)
  return Number.isFinite(seconds) ? seconds : 0
}

/** Sign-in on a phone. A computer is led to its own page; who is signed in already goes on at once (W21). */
export const useSignIn = (): SignInPageProps => {
  const { service } = useParams(routes.login)
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
            identityRefusals.tooManyAttempts.code,
            identityRefusals.untrustedTarget.code,
            429,
          ],
        },
      ),
    (outcome) => E.isRight(outcome) && location.replace(outcome.right.location),
  )
  useEffect(() => {
    if (deviceOf(navigator.userAgent) === 'desktop')
      location.replace(`/sso/login?service=${encodeURIComponent(target)}`)
    else if (user !== null)
      location.replace(`/ac/api/auth/loginSsoRedirect.action?originalUrl=${encodeURIComponent(target)}`)
  }, [user, target])
  const { outcome } = signIn
  const refusal =
    outcome !== undefined && E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null
  const left = useSecondsLeft(secondsIn(refusal?.values), refusal?.key)
  const isWaiting = refusal?.values?.seconds !== undefined && left > 0
  return {
    view: {
      destination: destinationOf(service),
      refusal:
        refusal === null || !isWaiting
          ? refusal
          : { ...refusal, values: { ...refusal.values, seconds: left } },
      isWaiting,
      busy: signIn.pending || (outcome !== undefined && E.isRight(outcome)),
      goesOn: user !== null,
      signedOut: service === '' && store.get(storeKeys.loggedOut) !== undefined,
      isOnline: online,
    },
    links: { mall: addresses.mall.home.href(), agreement: addresses.mall.agreement.href() },
    commands: { signIn: signIn.run, switchLanguage },
  }
}
