import { useArrival, useStuck } from '@compute-mall/react'
import { EmptyLayout, MovingBar } from '@compute-mall/ui/layouts'
import { useShown } from '../router/shown.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { StuckPage } from './StuckPage.tsx'
import { Toasts } from './Toasts.tsx'
import { useHead } from './useHead.ts'

/** Everything around a page, and the page in it. */
export const Frame = ({ moving }: { readonly moving: boolean }) => {
  const shown = useShown()
  const { route, content } = shown
  const Surround = content.Surround ?? EmptyLayout
  const stuck = useStuck()
  useHead(route.page)
  useArrival(route.name)
  return (
    <>
      {moving && <MovingBar />}
      <Surround>
        <PageBoundary key={route.name} of={shown}>
          {stuck !== null ? (
            <StuckPage why={stuck} />
          ) : content.kind === 'page' ? (
            <content.Component />
          ) : (
            <ErrorPage failure={content.failure} />
          )}
        </PageBoundary>
      </Surround>
      <Toasts />
    </>
  )
}
