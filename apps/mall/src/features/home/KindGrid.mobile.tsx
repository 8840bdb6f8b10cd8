import { CategoryIcon, categoryIcon } from '@compute-mall/ui/icons'
import type { Menu } from '@compute-mall/ui/layouts'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './home.mobile.css.ts'

/** The categories as icons under the thumb, and the way to all categories (R1.02, R1.03). */
export const KindGrid = ({ menu }: { readonly menu: Menu | undefined }) => {
  const { t } = useTranslation(['shell', 'site'])
  const { inLanguage } = useLanguage()
  return (
    <nav className={css.panel} aria-label={t('site:categories')}>
      <ul className={css.kinds}>
        {[...(menu?.resource ?? []), ...(menu?.application ?? [])].map(({ code, name, href }) => {
          const Icon = categoryIcon(code)
          return (
            <li key={code}>
              <Link className={css.kind} to={href}>
                <span className={css.kindIcon}>
                  <Icon size={22} />
                </span>
                {inLanguage(name)}
              </Link>
            </li>
          )
        })}
        <li>
          <Link className={css.kind} to={routes.app.href()}>
            <span className={css.kindIcon}>
              <CategoryIcon size={22} />
            </span>
            {t('shell:allCategories')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
