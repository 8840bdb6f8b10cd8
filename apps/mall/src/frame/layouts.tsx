import {
  AloneLayout,
  DefaultLayout,
  EmptyLayout,
  MallLayout,
  MobileLayout,
  type ShellProps,
} from '@compute-mall/ui/layouts'
import type { ReactNode } from 'react'
import type { LayoutName } from '../routes.ts'

type Layout = (props: ShellProps & { readonly children: ReactNode }) => ReactNode

/** What surrounds a page, by the name that its route gives (R2.05). */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  alone: AloneLayout,
  default: DefaultLayout,
  mall: MallLayout,
  mobile: MobileLayout,
  empty: EmptyLayout,
}
