import type { ReactNode } from 'react'
import { LanguageSwitch, Logo } from './Header.tsx'
import { Main, SkipLink } from './Main.tsx'
import { actions, bar, barRow, page } from './Shell.css.ts'
import type { ShellCommands, ShellView } from './shell.ts'

interface AloneLayoutProps {
  readonly view: { readonly links: Pick<ShellView['links'], 'home'> }
  readonly commands: Pick<ShellCommands, 'switchLanguage'>
  readonly children: ReactNode
}

/** A page that wants no distraction: sign-in, agreement, messages (R2.05). */
export const AloneLayout = ({ view, commands, children }: AloneLayoutProps) => (
  <div className={page}>
    <SkipLink />
    <header className={bar}>
      <div className={barRow}>
        <Logo home={view.links.home} />
        <div className={actions}>
          <LanguageSwitch onSwitch={commands.switchLanguage} />
        </div>
      </div>
    </header>
    <Main>{children}</Main>
  </div>
)
