import { useTranslation } from 'react-i18next'
import { Link } from '../../link/index.ts'
import { Badge } from '../../parts/index.ts'
import * as css from './frame.css.ts'
import type { DeskEntry, DeskView } from './types.ts'
import { Waiting } from './Waiting.tsx'

/** Entries under the headings of their groups, in their order. */
const grouped = (entries: readonly DeskEntry[]) =>
  entries.reduce<readonly { readonly heading: string; readonly entries: readonly DeskEntry[] }[]>(
    (groups, entry) => {
      const last = groups.at(-1)
      const heading = entry.group ?? last?.heading ?? ''
      return last !== undefined && last.heading === heading
        ? [...groups.slice(0, -1), { heading, entries: [...last.entries, entry] }]
        : [...groups, { heading, entries: [entry] }]
    },
    [],
  )

/** The areas at the side, with what waits in each. */
export const SideNavigation = ({ entries, current }: Pick<DeskView, 'entries' | 'current'>) => {
  const { t } = useTranslation('desk')
  return (
    <nav className={css.side} aria-label={t('areas')}>
      <div className={css.sideInside}>
        {grouped(entries).map((group) => (
          <div key={group.heading}>
            {group.heading !== '' && <p className={css.group}>{group.heading}</p>}
            <ul className={css.entries}>
              {group.entries.map((entry) => (
                <li key={entry.key}>
                  <SideEntry entry={entry} current={entry.key === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

const SideEntry = ({ entry, current }: { readonly entry: DeskEntry; readonly current: boolean }) => {
  const { label, icon: EntryIcon, to, count = 0 } = entry
  return (
    <Link className={css.entry} to={to} aria-current={current ? 'page' : undefined}>
      <EntryIcon className={css.plainIcon} size={18} />
      <span className={css.corner}>
        <Badge count={count}>
          <EntryIcon size={20} />
        </Badge>
      </span>
      <span className={css.label}>{label}</span>
      <span className={css.count} aria-hidden="true">
        <Badge count={count} />
      </span>
      <Waiting count={count} />
    </Link>
  )
}
