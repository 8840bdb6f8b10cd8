import type { Category } from '@compute-mall/core/search'
import { Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { panel } from './CategoryPanel.css.ts'
import * as css from './CategoryTree.css.ts'

const href = (path: readonly string[]) => routes.searchGoods.href({ common: path })

/** This many of what is below a category are shown; its own page has them all. */
const SHOWN = 2

/** The categories of the applications with what is below them. */
export const CategoryTree = ({ categories }: { readonly categories: readonly Category[] }) => {
  const { t } = useTranslation('site')
  const { inLanguage } = useLanguage()
  return (
    <nav className={panel} aria-label={t('categories')}>
      <Stack as="ul" gap={3}>
        {categories.map(({ code, name, children }) => (
          <li key={code}>
            <Link className={css.root} to={href([code])}>
              {inLanguage(name)}
            </Link>
            <ul className={css.children}>
              {children.slice(0, SHOWN).map((child) => (
                <li key={child.code}>
                  <Link className={css.child} to={href([code, child.code])}>
                    {inLanguage(child.name)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Stack>
    </nav>
  )
}
