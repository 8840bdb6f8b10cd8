import { ErrorScreen } from '@compute-mall/ui/error'
import type { Failure } from '../router/failure.ts'
import { useBack } from '../router/useBack.ts'
import { useReturnToSignIn } from './useReturnToSignIn.ts'

/** The page in place of one that cannot be shown, inside its layout (R2.09). */
export const ErrorPage = ({ failure: { status, code, message } }: { readonly failure: Failure }) => {
  const back = useBack()
  const returnToSignIn = useReturnToSignIn()
  return (
    <ErrorScreen
      view={{ status, message: { key: `error:${code}`, otherwise: message } }}
      home="/"
      commands={{
        back,
        retry: () => window.location.reload(),
        signIn: returnToSignIn,
      }}
    />
  )
}
