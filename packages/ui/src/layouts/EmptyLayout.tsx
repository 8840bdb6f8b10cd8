import type { ReactNode } from 'react'
import { Main } from './Main.tsx'
import { page } from './Shell.css.ts'

/** Nothing around: pages that stand inside other pages (R2.04, R2.05). */
export const EmptyLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className={page}>
    <Main>{children}</Main>
  </div>
)
