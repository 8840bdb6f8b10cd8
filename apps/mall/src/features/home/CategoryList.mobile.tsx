import type { Category } from '@compute-mall/core/search'
import { Inline, Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './home.mobile.css.ts'

const href = (path: readonly string[]) => routes.searchGoods.href({ common: path })

/** The categories of the applications, each with everything below it. */
export const CategoryList = ({ categories }: { readonly categories: readonly Category[] }) => {
  const { t } = useTranslation('site')
  const { inLanguage } = useLanguage()
  return (
    <nav className={css.panel} aria-label={t('categories')}>
      <Stack as="ul" gap={3}>
        {categories.map(({ code, name, children }) => (
          <li key={code}>
            <Link className={css.category} to={href([code])}>
              {inLanguage(name)}
            </Link>
            {children.length > 0 && (
              <Inline as="ul" align="stretch">
                {children.map((child) => (
                  <li key={child.code}>
                    <Link className={css.subcategory} to={href([code, child.code])}>
                      {inLanguage(child.name)}
                    </Link>
                  </li>
                ))}
              </Inline>
            )}
          </li>
        ))}
      </Stack>
    </nav>
  )
}
