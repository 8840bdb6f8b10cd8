import type { Message } from '@compute-mall/core/messages'
import { useWatch } from '@compute-mall/react'
import { ErrorScreen } from '@compute-mall/ui/error'
import { useEffect, useState } from 'react'
import { useEnvironment } from '../router/environment.ts'
import { useFrame } from './definition.ts'
import { useReturnToSignIn } from './useReturnToSignIn.ts'

/** In place of a page that is no longer true and may not be loaded anew without being asked to (D4). */
export const FatalPage = ({ reason }: { readonly reason: Message }) => {
  const { reload } = useWatch()
  const { home } = useFrame()
  const { textLoader } = useEnvironment()
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    // Its own texts may be gone as well; the error screen has others.
    textLoader.load(['site']).then(() => setHasTexts(true), console.error)
  }, [textLoader])
  return (
    <ErrorScreen
      view={{ status: 503, message: hasTexts ? reason : null }}
      home={home}
      commands={{ back: () => history.back(), retry: reload, signIn: useReturnToSignIn() }}
    />
  )
}
