import type { ReactNode } from 'react'
import { PageNotices, useNarrow } from '../page/index.ts'
import { BottomNavigation } from './BottomNavigation.tsx'
import * as css from './frame.css.ts'
import { Main, SkipLink } from './Main.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { TopBar } from './TopBar.tsx'
import type { DeskProps } from './types.ts'

interface DeskLayoutProps extends DeskProps {
  readonly children: ReactNode
}

/**
 * The frame of a work app: areas at the side with what waits in each, who is here above. On a tablet the side is a rail
 * of icons, on a phone a bar at the lower edge with at most five entries.
 */
export const DeskLayout = ({ children, ...frame }: DeskLayoutProps) => {
  const narrow = useNarrow()
  const { entries, current, notice } = frame.view
  return (
    <div className={css.frame}>
      <SkipLink />
      <TopBar {...frame} />
      {!narrow && <SideNavigation entries={entries} current={current} />}
      <Main>
        {notice !== undefined && (
          <div className={css.notice}>
            <PageNotices notice={notice} />
          </div>
        )}
        {children}
      </Main>
      {narrow && <BottomNavigation view={frame.view} commands={frame.commands} />}
    </div>
  )
}
