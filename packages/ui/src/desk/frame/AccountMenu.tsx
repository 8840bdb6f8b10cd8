import { useTranslation } from 'react-i18next'
import { OpenIcon, SignOutIcon, UserIcon } from '../../icons/index.ts'
import { Disclosure } from '../../parts/index.ts'
import { useNarrow } from '../page/index.ts'
import * as css from './frame.css.ts'
import type { DeskProps } from './types.ts'

/** Who is here, where they can go, and the way out. On a phone all this stands in the sheet of the bar below. */
export const AccountMenu = ({
  view: { userName, account },
  commands,
}: Pick<DeskProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('desk')
  const narrow = useNarrow()
  if (narrow || userName === null) return null
  return (
    <Disclosure
      align="end"
      name={t('accountOf', { name: userName })}
      summaryClass={css.action}
      label={
        <>
          <UserIcon size={20} />
          <span className={css.name}>{userName}</span>
          <OpenIcon className={css.actionWords} size={14} />
        </>
      }
    >
      <p className={css.menuNote}>{userName}</p>
      <ul className={css.menu}>
        {account.map(({ label, href, icon }) => (
          <li key={href}>
            <a className={css.menuItem} href={href}>
              {icon}
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={css.menuItem} onClick={commands.signOut}>
            <SignOutIcon size={18} />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </Disclosure>
  )
}
