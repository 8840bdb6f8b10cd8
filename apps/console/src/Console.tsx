import { signInAddress } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import { useArrival, useStuck, useWatch } from '@compute-mall/react'
import { ErrorScreen } from '@compute-mall/ui/error'
import { DefaultLayout } from '@compute-mall/ui/layouts'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Toasts } from './Toasts.tsx'
import { useShell } from './useShell.ts'

/** What a customer owns and owes: the frame around every page. */
export const Console = () => {
  const shell = useShell()
  const stuck = useStuck()
  useArrival(useLocation().pathname)
  return (
    <>
      <DefaultLayout {...shell}>{stuck === null ? <Outlet /> : <Stuck why={stuck} />}</DefaultLayout>
      <Toasts />
      <ScrollRestoration />
    </>
  )
}

/** D4: what is shown is no longer true, and it may not be loaded anew without being asked to. */
const Stuck = ({ why }: { readonly why: Message }) => {
  const { reload, signOut } = useWatch()
  return (
    <ErrorScreen
      view={{ status: 503, message: why }}
      commands={{
        back: () => window.history.back(),
        retry: reload,
        signIn: () => signOut(signInAddress('/ui/console/')),
      }}
    />
  )
}
