import { useTranslation } from 'react-i18next'
import { BalanceIcon, CenterIcon, LogoMark, PromiseIcon, SupportIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import * as css from './Footer.css.ts'
import type { FooterColumn } from './shell.ts'

const promises = [
  { key: 'promiseCentres', PromisedIcon: CenterIcon },
  { key: 'promisePrice', PromisedIcon: BalanceIcon },
  { key: 'promiseRefund', PromisedIcon: PromiseIcon },
  { key: 'promiseSupport', PromisedIcon: SupportIcon },
] as const

/** Paths below these belong to other apps, which the mall's router does not know. */
const isOtherApp = (href: string) => !href.startsWith('/') || /^\/(ui|sso|ac)\//.test(href)

/** What one may rely on, where else to go, and who is responsible. */
export const Footer = ({ columns }: { readonly columns: readonly FooterColumn[] }) => {
  const { t } = useTranslation('shell')
  return (
    <footer className={css.footer}>
      <ul className={css.promises}>
        {promises.map(({ key, PromisedIcon }) => (
          <li key={key} className={css.promise}>
            <PromisedIcon className={css.promiseIcon} size={24} />
            {t(key)}
          </li>
        ))}
      </ul>
      <div className={css.columns}>
        <div className={css.brand}>
          <LogoMark size={40} />
          <span>
            <span className={css.brandName}>{t('productName')}</span>
            {t('productTagline')}
          </span>
        </div>
        {columns.map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </div>
      <div className={css.legal}>
        <span>{t('rights')}</span>
        <span>{t('icp')}</span>
      </div>
    </footer>
  )
}

const Column = ({ column: { title, links } }: { readonly column: FooterColumn }) => (
  <nav aria-label={title}>
    <h2 className={css.title}>{title}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          {isOtherApp(href) ? (
            <a className={css.link} href={href}>
              {label}
            </a>
          ) : (
            <Link className={css.link} to={href}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
