import { DefaultLayout } from '@compute-mall/ui/layouts'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Toasts } from './Toasts.tsx'
import { useShell } from './useShell.ts'

/** What a customer owns and owes: the frame around every page. */
export const Console = () => {
  const shell = useShell()
  return (
    <>
      <DefaultLayout {...shell}>
        <Outlet />
      </DefaultLayout>
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
