import { useShell } from '@compute-mall/app'
import { DefaultLayout } from '@compute-mall/ui/layouts'
import type { ReactNode } from 'react'

/** Around every page of the console. */
export const ConsoleLayout = ({ children }: { readonly children: ReactNode }) => (
  <DefaultLayout {...useShell()}>{children}</DefaultLayout>
)
