import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Main, SkipLink } from './Main.tsx'
import { Navigation } from './Navigation.tsx'
import { page } from './Shell.css.ts'
import { SideLinks } from './SideLinks.tsx'
import type { ShellProps } from './shell.ts'

/** The storefront: header with search, navigation by area and category, page, footer (R2.05). */
export const MallLayout = ({ view, commands, children }: ShellProps & { readonly children: ReactNode }) => (
  <div className={page}>
    <SkipLink />
    <Header view={view} commands={commands} />
    <Navigation view={view} />
    <Main>{children}</Main>
    <Footer columns={view.footer} />
    <SideLinks view={view} />
  </div>
)
