import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuIcon } from '../../icons/index.ts'
import { Link } from '../../link/index.ts'
import { Badge } from '../../parts/index.ts'
import * as css from './frame.css.ts'
import { MoreSheet } from './MoreSheet.tsx'
import type { DeskEntry, DeskProps } from './types.ts'
import { Waiting } from './Waiting.tsx'

/** Entries in the bar of a phone beside "more". */
const IN_BAR = 4

/** The chosen areas within reach of the thumb, and a sheet with the others and all that is the user's own. */
export const BottomNavigation = ({ view, commands }: Pick<DeskProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('desk')
  const [open, setOpen] = useState(false)
  const { entries, bar = entries.map(({ key }) => key) } = view
  const inBar = entries.filter(({ key }) => bar.slice(0, IN_BAR).includes(key))
  const others = entries.filter((entry) => !inBar.includes(entry))
  const waiting = others.reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <nav className={css.bottom} aria-label={t('areas')}>
      {inBar.map((entry) => (
        <Tab key={entry.key} entry={entry} current={entry.key === view.current} />
      ))}
      <button
        type="button"
        className={css.tab}
        aria-haspopup="dialog"
        aria-current={others.some(({ key }) => key === view.current) ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <Badge count={waiting}>
          <MenuIcon size={22} />
        </Badge>
        {t('more')}
        <Waiting count={waiting} />
      </button>
      <MoreSheet view={view} commands={commands} others={others} open={open} onClose={() => setOpen(false)} />
    </nav>
  )
}

const Tab = ({ entry, current }: { readonly entry: DeskEntry; readonly current: boolean }) => {
  const { label, icon: EntryIcon, to, count = 0 } = entry
  return (
    <Link className={css.tab} to={to} aria-current={current ? 'page' : undefined}>
      <Badge count={count}>
        <EntryIcon size={22} />
      </Badge>
      {label}
      <Waiting count={count} />
    </Link>
  )
}
