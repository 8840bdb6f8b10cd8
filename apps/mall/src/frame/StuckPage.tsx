import type { Message } from '@compute-mall/core/messages'
import { siteMessages } from '@compute-mall/core/site'
import { useWatch } from '@compute-mall/react'
import { ErrorScreen } from '@compute-mall/ui/error'
import { use, useEffect, useState } from 'react'
import { useReturnToSignIn } from './useReturnToSignIn.ts'
import { LibraryContext } from './useSwitchLanguage.ts'

/** In place of a page that is no longer true and may not be loaded anew without being asked to (D4). */
export const StuckPage = ({ why }: { readonly why: Message }) => {
  const { reload } = useWatch()
  const returnToSignIn = useReturnToSignIn()
  const library = use(LibraryContext)
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    // Its own words may be gone as well; the page has others.
    library?.need({ site: siteMessages }).then(() => setIsSaid(true), console.error)
  }, [library])
  return (
    <ErrorScreen
      view={{ status: 503, message: isSaid ? why : null }}
      home="/"
      commands={{
        back: () => history.back(),
        retry: reload,
        signIn: returnToSignIn,
      }}
    />
  )
}
