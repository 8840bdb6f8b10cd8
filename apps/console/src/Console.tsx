import type { Clock } from '@compute-mall/core/time'
import { signInAddress } from '@compute-mall/react'
import { DefaultLayout } from '@compute-mall/ui/layouts'
import { ErrorScreen } from '@compute-mall/ui/screens/error'
import { OrderPage } from './pages/OrderPage.tsx'
import { OrdersPage } from './pages/OrdersPage.tsx'
import { type Route, readRoute } from './route.ts'
import { Toasts } from './Toasts.tsx'
import { useHash } from './useHash.ts'
import { useHead } from './useHead.ts'
import { useShell } from './useShell.ts'

/** What a customer owns and owes. */
export const Console = ({ clock }: { readonly clock: Clock }) => {
  const hash = useHash()
  const shell = useShell()
  const route = readRoute(hash)
  useHead(route)
  return (
    <>
      <DefaultLayout {...shell}>
        <Page route={route} clock={clock} />
      </DefaultLayout>
      <Toasts />
    </>
  )
}

const Page = ({ route, clock }: { readonly route: Route; readonly clock: Clock }) => {
  switch (route.page) {
    case 'orders':
      return <OrdersPage status={route.status} pageNum={route.pageNum} clock={clock} />
    case 'order':
      return <OrderPage key={route.orderId} orderId={route.orderId} clock={clock} />
    case 'missing':
      return <Missing path={route.path} />
  }
}

/** R2.07. */
const Missing = ({ path }: { readonly path: string }) => (
  <ErrorScreen
    view={{ status: 404, message: { key: 'console:missing', values: { path } } }}
    commands={{
      back: () => window.history.back(),
      retry: () => window.location.reload(),
      signIn: () => window.location.assign(signInAddress('/ui/console/')),
    }}
  />
)
