import { useTranslation } from 'react-i18next'
import { ConsoleIcon, OpenIcon, OrderIcon, ShopIcon, SignOutIcon, UserIcon } from '../icons/index.ts'
import { Disclosure } from '../parts/index.ts'
import * as css from './Shell.css.ts'
import type { ShellProps } from './shell.ts'

/** Sign in or up for a visitor; for everyone else their orders, their other apps, and the way out. */
export const AccountMenu = ({ view: { userName, saler, links }, commands }: ShellProps) => {
  const { t } = useTranslation('shell')
  if (userName === null)
    return (
      <>
        <a className={css.action} href={links.signIn}>
          <UserIcon size={20} />
          {t('signIn')}
        </a>
        {links.signUp !== undefined && (
          <a className={css.wideAction} href={links.signUp}>
            {t('signUp')}
          </a>
        )}
      </>
    )
  const entries = [
    { href: links.orders, label: t('myOrders'), icon: <OrderIcon size={18} /> },
    { href: links.console, label: t('console'), icon: <ConsoleIcon size={18} /> },
    { href: links.seller, label: t('sellerCentre'), icon: <ShopIcon size={18} /> },
  ]
  return (
    <Disclosure
      align="end"
      name={userName}
      summaryClass={css.action}
      label={
        <>
          <UserIcon size={20} />
          <span className={css.actionWords}>{userName}</span>
          <OpenIcon className={css.actionWords} size={14} />
        </>
      }
    >
      <ul className={css.menuList} aria-label={t('account')}>
        {saler !== undefined && <li className={css.menuFact}>{t('saler', { name: saler })}</li>}
        {entries.map(
          ({ href, label, icon }) =>
            href !== undefined && (
              <li key={label}>
                <a className={css.menuItem} href={href}>
                  {icon}
                  {label}
                </a>
              </li>
            ),
        )}
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
