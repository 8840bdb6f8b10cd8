import { useNetwork } from '@compute-mall/react'
import { ErrorScreen } from '@compute-mall/ui/error'
import type { Failure } from '../page/failure.ts'
import { useBack } from '../router/useBack.ts'
import { useFrame } from './definition.ts'
import { useReturnToSignIn } from './useReturnToSignIn.ts'

/** In place of a page that cannot be shown: why, and the ways out (R2.09). */
export const ErrorPage = ({ failure: { status, code, message } }: { readonly failure: Failure }) => {
  const { home } = useFrame()
  const { whenUp } = useNetwork()
  return (
    <ErrorScreen
      view={{ status, message: { key: `error:${code}`, otherwise: message } }}
      home={home}
      commands={{
        back: useBack(),
        retry: () => void whenUp().then(() => window.location.reload()),
        signIn: useReturnToSignIn(),
      }}
    />
  )
}
