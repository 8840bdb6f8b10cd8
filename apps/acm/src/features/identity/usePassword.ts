import { addresses, enter, useEntryRefusal, useParams } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { PasswordPageProps } from './PasswordPage.tsx'
import { SAID_HERE, useCodes } from './useCodes.ts'

/** Where somebody goes who came of their own accord. */
const HOME = addresses.mall.home.href()

/** A new password for whoever has forgotten theirs; goes on to where they wanted to sign in for. */
export const usePassword = (): PasswordPageProps => {
  const { service } = useParams(routes.password)
  const client = useClient()
  const codes = useCodes()
  const reset = useCommand(
    (phone: string, code: string, password: string) =>
      client.identity.resetPassword(
        { body: { phone, code, password, service: service || HOME } },
        { ignore: [...SAID_HERE] },
      ),
    (outcome) => E.isRight(outcome) && enter(outcome.right.location),
  )
  const { outcome } = reset
  const isDone = outcome !== undefined && E.isRight(outcome)
  const lost = useEntryRefusal(isDone)
  return {
    view: {
      codes: codes.view,
      busy: reset.pending || (isDone && lost === null),
      refusal:
        outcome !== undefined && E.isLeft(outcome)
          ? failureMessage(callFailure(outcome.left))
          : (lost ?? codes.refusal),
    },
    links: { signIn: addresses.acm.login.href({ service }) },
    commands: { sendCode: codes.send, save: reset.run },
  }
}
