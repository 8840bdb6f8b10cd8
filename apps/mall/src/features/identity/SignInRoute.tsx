import { addresses, enter, useEntryRefusal, useParams } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { identityRefusals } from '@compute-mall/core/identity'
import { useClient, useCommand } from '@compute-mall/react'
import { SignIn } from '@compute-mall/ui/identity'
import { routes } from '../../routes.ts'

/** Where somebody goes who came of their own accord. */
const HOME = addresses.mall.home.href()

export const Component = () => {
  const client = useClient()
  const { service } = useParams(routes.signIn)
  const signIn = useCommand(
    (account: string, password: string) =>
      client.identity.signIn(
        { body: { account, password, service: service || HOME } },
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
    // Who goes back then comes to where they were, not to this form.
    (outcome) => E.isRight(outcome) && enter(outcome.right.location),
  )
  const { outcome } = signIn
  const isDone = outcome !== undefined && E.isRight(outcome)
  const lost = useEntryRefusal(isDone)
  const refused =
    outcome !== undefined && E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null
  return (
    <SignIn
      view={{
        busy: signIn.pending || (isDone && lost === null),
        refusal: refused ?? lost,
        returns: service !== '' && service !== HOME,
      }}
      links={{
        byCode: addresses.acm.login.href({ service, by: 'code' }),
        forgotten: addresses.acm.password.href({ service }),
        agreement: routes.agreement.href(),
      }}
      commands={{ signIn: signIn.run }}
    />
  )
}
