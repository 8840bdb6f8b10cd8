import { useFreshness } from '@compute-mall/react'
import { MovingBar } from '@compute-mall/ui/layouts'
import { useShown } from '../router/shown.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { layouts } from './layouts.tsx'

import { PageBoundary } from './PageBoundary.tsx'
import { StuckPage } from './StuckPage.tsx'
import { Toasts } from './Toasts.tsx'
import { useArrival } from './useArrival.ts'
import { useHead } from './useHead.ts'
import { useShell } from './useShell.ts'

/** Everything around a page, and the page in it. */
export const Frame = ({ moving }: { readonly moving: boolean }) => {
  const shown = useShown()
  const { route, content } = shown
  const Layout = layouts[route.layout]
  const shell = useShell(route.name)
  const { stuck } = useFreshness()
  useHead(route.name)
  useArrival(route.name)
  return (
    <>
      {moving && <MovingBar />}
      <Layout {...shell}>
        <PageBoundary key={route.name} of={shown}>
          {stuck !== null ? (
            <StuckPage why={stuck} />
          ) : content.kind === 'page' ? (
            <content.Component />
          ) : (
            <ErrorPage failure={content.failure} />
          )}
        </PageBoundary>
      </Layout>
      <Toasts />
    </>
  )
}
