import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Main, SkipLink } from './Main.tsx'
import { page } from './Shell.css.ts'
import type { ShellProps } from './shell.ts'

/** Header and footer without the navigation by category: pages beside the shopping (R2.05). */
export const DefaultLayout = ({
  view,
  commands,
  children,
}: ShellProps & { readonly children: ReactNode }) => (
  <div className={page}>
    <SkipLink />
    <Header view={view} commands={commands} />
    <Main>{children}</Main>
    <Footer columns={view.footer} />
  </div>
)
