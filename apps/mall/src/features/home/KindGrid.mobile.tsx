import { applicationKinds, computeKinds } from '@compute-mall/core/goods'
import { CategoryIcon, kindIcon } from '@compute-mall/ui/icons'
import { Link } from '@compute-mall/ui/link'
import { useTranslation } from 'react-i18next'
import { kindHref } from '../../links.ts'
import { routes } from '../../routes.ts'
import * as css from './home.mobile.css.ts'

/** The eleven kinds of goods as icons under the thumb, and the way to all categories (R1.02, R1.03). */
export const KindGrid = () => {
  const { t } = useTranslation(['goods', 'shell', 'site'])
  return (
    <nav className={css.panel} aria-label={t('site:categories')}>
      <ul className={css.kinds}>
        {[...computeKinds, ...applicationKinds].map((kind) => {
          const KindIcon = kindIcon[kind]
          return (
            <li key={kind}>
              <Link className={css.kind} to={kindHref(kind)}>
                <span className={css.kindIcon}>
                  <KindIcon size={22} />
                </span>
                {t(`kind.${kind}`)}
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
