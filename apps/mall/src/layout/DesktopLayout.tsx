import { type Layout, useRouteState } from '@compute-mall/app'
import { AloneLayout, DefaultLayout, MallLayout, type ShellProps } from '@compute-mall/ui/layouts'
import type { ReactNode } from 'react'
import { LateChat } from '../features/chat/LateChat.tsx'
import { SettleLinks } from './SettleLinks.tsx'
import { useShell } from './useShell.ts'

type Shell = (props: ShellProps & { readonly children: ReactNode }) => ReactNode

/** By the names that the route table gives (R2.05). */
const shells: Readonly<Record<string, Shell>> = {
  alone: AloneLayout,
  default: DefaultLayout,
  mall: MallLayout,
}

/** Around a page on a desktop. It is one for all of them, so that chat goes on from page to page. */
export const DesktopLayout: Layout = ({ children }) => {
  const { entry } = useRouteState()
  const shell = useShell()
  const Shell = shells[entry.layout] ?? DefaultLayout
  return (
    <SettleLinks>
      <Shell {...shell}>{children}</Shell>
      <LateChat />
    </SettleLinks>
  )
}
