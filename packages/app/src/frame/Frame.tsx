import { useArrival, useFatalNotice } from '@compute-mall/react'
import { EmptyLayout, MovingBar } from '@compute-mall/ui/layouts'
import { useRouteState } from '../page/routeState.ts'
import { TypedFormsProvider } from '../page/useTyped.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { useFrame } from './definition.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { FatalPage } from './FatalPage.tsx'
import { useHead } from './head.ts'
import { NetworkMessage, Toasts } from './Toasts.tsx'

/** Everything around a page, and the page in it. */
export const Frame = ({ moving }: { readonly moving: boolean }) => {
  const page = useRouteState()
  const { entry, content, appData } = page
  const { layouts, appTitle } = useFrame()
  const Layout = layouts[entry.layout] ?? EmptyLayout
  const fatal = useFatalNotice()
  useHead(entry.route, content, appTitle)
  useArrival(entry.name)
  return (
    <TypedFormsProvider userId={appData.user?.id ?? null}>
      {moving && <MovingBar />}
      <Layout>
        <CrashBoundary key={entry.name} page={page}>
          {fatal !== null ? (
            <FatalPage reason={fatal} />
          ) : content.kind === 'page' ? (
            <content.Component />
          ) : (
            <ErrorPage failure={content.failure} />
          )}
        </CrashBoundary>
      </Layout>
      <Toasts />
      <NetworkMessage />
    </TypedFormsProvider>
  )
}
