import type { Message } from '@compute-mall/core/messages'
import { useWatch } from '@compute-mall/react'
import { ErrorScreen } from '@compute-mall/ui/screens/error'
import { useReturnToSignIn } from './useReturnToSignIn.ts'

/** In place of a page that is no longer true and may not be loaded anew without being asked to (D4). */
export const StuckPage = ({ why }: { readonly why: Message }) => {
  const { reload } = useWatch()
  const returnToSignIn = useReturnToSignIn()
  return (
    <ErrorScreen
      view={{ status: 503, message: why }}
      commands={{
        back: () => history.back(),
        retry: reload,
        signIn: returnToSignIn,
      }}
    />
  )
}
