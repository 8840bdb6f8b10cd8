import { useTranslation } from 'react-i18next'
import { NextIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { current, item, link, list } from './Breadcrumb.css.ts'

interface BreadcrumbProps {
  /** From the home page down; the last one is the page itself and needs no address. */
  readonly trail: readonly { readonly label: string; readonly to?: string | undefined }[]
}

export const Breadcrumb = ({ trail }: BreadcrumbProps) => {
  const { t } = useTranslation('parts')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={list}>
        {trail.map(({ label, to }, index) => (
          <li key={to ?? label} className={item}>
            {index > 0 && <NextIcon size={14} />}
            {to === undefined ? (
              <span className={current} aria-current={index === trail.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <Link className={link} to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
