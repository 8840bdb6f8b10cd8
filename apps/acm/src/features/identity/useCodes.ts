import { enter } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { identityRefusals } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import { useClient, useCommand } from '@compute-mall/react'
import type { CodesView } from './CodeFields.tsx'
import { secondsIn, useSecondsLeft } from './useSecondsLeft.ts'

/** What the forms say themselves. */
export const SAID_HERE = [
  identityRefusals.phoneInvalid.code,
  identityRefusals.phoneOrCodeMissing.code,
  identityRefusals.codeWrong.code,
  identityRefusals.disabledAccount.code,
  identityRefusals.codeExpired.code,
  identityRefusals.tooManyCodes.code,
  identityRefusals.tooManyAttempts.code,
  identityRefusals.untrustedTarget.code,
  identityRefusals.agreementNotAccepted.code,
  identityRefusals.passwordWeak.code,
  identityRefusals.noAccount.code,
  429,
] as const

/** Codes sent to a phone: to which number the last went, and how long until another (R5.07). */
export const useCodes = (): {
  readonly view: CodesView
  readonly refusal: Message | null
  readonly send: (phone: string) => void
} => {
  const client = useClient()
  const { run, pending, outcome } = useCommand((phone: string) =>
    pipe(
      client.identity.sendSignInCode({ body: { phone } }, { ignore: [...SAID_HERE] }),
      TE.map(({ retryAfterSeconds }) => ({ phone, retryAfterSeconds })),
    ),
  )
  const refusal =
    outcome !== undefined && E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null
  const sent = outcome !== undefined && E.isRight(outcome) ? outcome.right : null
  const left = useSecondsLeft(sent?.retryAfterSeconds ?? secondsIn(refusal?.values), outcome)
  return {
    view: { sending: pending, sentTo: sent?.phone ?? null, wait: left },
    refusal:
      refusal !== null && left > 0 ? { ...refusal, values: { ...refusal.values, seconds: left } } : refusal,
    send: run,
  }
}

/** Signs in whoever shows a code; goes on to `service` then. */
export const useByCode = (service: string) => {
  const client = useClient()
  return useCommand(
    (phone: string, code: string, agreed: boolean) =>
      client.identity.signInByCode({ body: { phone, code, agreed, service } }, { ignore: [...SAID_HERE] }),
    (outcome) => E.isRight(outcome) && enter(outcome.right.location),
  )
}
