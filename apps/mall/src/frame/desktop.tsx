import {
  AloneLayout,
  DefaultLayout,
  EmptyLayout,
  MallLayout,
  type ShellProps,
} from '@compute-mall/ui/layouts'
import type { ReactNode } from 'react'
import { LateChat } from '../chat/LateChat.tsx'
import { useShown } from '../router/shown.ts'
import type { LayoutName } from '../routes.ts'
import { useShell } from './useShell.ts'

type Layout = (props: ShellProps & { readonly children: ReactNode }) => ReactNode

/** What surrounds a page, by the name that its route gives (R2.05); that of phones is a chunk of its own. */
const layouts: Readonly<Record<Exclude<LayoutName, 'mobile'>, Layout>> = {
  alone: AloneLayout,
  default: DefaultLayout,
  mall: MallLayout,
  empty: EmptyLayout,
}

export const texts = {}

/** Around a page on a desktop, and on every device around a page without a twin. */
export const Surround = ({ children }: { readonly children: ReactNode }) => {
  const { route } = useShown()
  const Layout = route.layout === 'mobile' ? EmptyLayout : layouts[route.layout]
  return (
    <>
      <Layout {...useShell(route.page)}>{children}</Layout>
      <LateChat />
    </>
  )
}
