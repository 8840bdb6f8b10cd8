import { categoryIcon } from '@compute-mall/ui/icons'
import type { Menu } from '@compute-mall/ui/layouts'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './CategoryPanel.css.ts'

/** The categories, each the way to all that it has (R1.02, R1.03). */
export const CategoryPanel = ({ menu }: { readonly menu: Menu | undefined }) => {
  const { t } = useTranslation('site')
  return (
    <nav className={css.panel} aria-label={t('categories')}>
      <Group title={t('compute')} entries={menu?.resource} />
      <Group title={t('applications')} entries={menu?.application} />
    </nav>
  )
}

const Group = ({
  title,
  entries,
}: {
  readonly title: string
  readonly entries: Menu['resource'] | undefined
}) => {
  const { inLanguage } = useLanguage()
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {entries?.map(({ code, name, href }) => {
          const Icon = categoryIcon(code)
          return (
            <li key={code}>
              <Link className={css.link} to={href}>
                <Icon size={18} />
                {inLanguage(name)}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
