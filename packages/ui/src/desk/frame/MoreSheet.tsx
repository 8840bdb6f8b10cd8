import { useTranslation } from 'react-i18next'
import { LanguageIcon, ShopIcon, SignOutIcon } from '../../icons/index.ts'
import { Link } from '../../link/index.ts'
import { Badge, Sheet } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import * as css from './frame.css.ts'
import type { DeskEntry, DeskProps } from './types.ts'
import { Waiting } from './Waiting.tsx'

interface MoreSheetProps extends Pick<DeskProps, 'view' | 'commands'> {
  readonly others: readonly DeskEntry[]
  readonly open: boolean
  readonly onClose: () => void
}

/** What a phone's bar has no room for: the other areas, the user's own, the mall, the language, the way out. */
export const MoreSheet = ({ view, commands, others, open, onClose }: MoreSheetProps) => {
  const { t } = useTranslation('desk')
  const english = useLanguage().language === 'en'
  return (
    <Sheet open={open} onClose={onClose} title={view.userName ?? t('more')}>
      <ul>
        {others.map(({ key, label, icon: EntryIcon, to, count = 0 }) => (
          <li key={key}>
            <Link
              className={css.sheetItem}
              to={to}
              aria-current={key === view.current ? 'page' : undefined}
              onClick={onClose}
            >
              <EntryIcon size={20} />
              <span className={css.sheetLabel}>{label}</span>
              <span aria-hidden="true">
                <Badge count={count} />
              </span>
              <Waiting count={count} />
            </Link>
          </li>
        ))}
        {view.account.map(({ label, href, icon }) => (
          <li key={href}>
            <a className={css.sheetItem} href={href}>
              {icon}
              <span className={css.sheetLabel}>{label}</span>
            </a>
          </li>
        ))}
        <li>
          <a className={css.sheetItem} href={view.mall}>
            <ShopIcon size={20} />
            <span className={css.sheetLabel}>{t('toMall')}</span>
          </a>
        </li>
        <li>
          <button
            type="button"
            className={css.sheetItem}
            lang={english ? 'zh-CN' : 'en'}
            onClick={() => commands.switchLanguage(english ? 'zh' : 'en')}
          >
            <LanguageIcon size={20} />
            <span className={css.sheetLabel}>{english ? '中文' : 'English'}</span>
          </button>
        </li>
        {view.userName !== null && (
          <li>
            <button type="button" className={css.sheetItem} onClick={commands.signOut}>
              <SignOutIcon size={20} />
              <span className={css.sheetLabel}>{t('signOut')}</span>
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
