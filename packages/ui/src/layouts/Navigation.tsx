import { useTranslation } from 'react-i18next'
import { CategoryIcon, OpenIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Disclosure } from '../parts/index.ts'
import { CategoryMenu } from './CategoryMenu.tsx'
import * as css from './Navigation.css.ts'
import { menuItem, menuList } from './Shell.css.ts'
import { type Section, type ShellView, sectionPath, services } from './shell.ts'

type NavigationProps = { readonly view: Pick<ShellView, 'sections' | 'section'> }

/** The main areas, and all categories in one panel. */
export const Navigation = ({ view }: NavigationProps) => {
  const { t } = useTranslation('shell')
  return (
    <nav className={css.nav} aria-label={t('mainNavigation')}>
      <div className={css.row}>
        <Disclosure
          summaryClass={css.categories}
          label={
            <>
              <CategoryIcon size={18} />
              {t('allCategories')}
            </>
          }
        >
          <CategoryMenu withServices={view.sections.includes('service')} />
        </Disclosure>
        <ul className={css.links}>
          {view.sections.map((section) => (
            <li key={section} className={section === 'service' ? css.tabletOnly : undefined}>
              <SectionLink section={section} current={section === view.section} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

const SectionLink = ({ section, current }: { readonly section: Section; readonly current: boolean }) => {
  const { t } = useTranslation('shell')
  if (section === 'service') return <ServiceMenu />
  return (
    <Link className={css.link} to={sectionPath[section]} aria-current={current ? 'page' : undefined}>
      {t(section)}
    </Link>
  )
}

const ServiceMenu = () => {
  const { t } = useTranslation('shell')
  return (
    <Disclosure
      summaryClass={css.link}
      label={
        <>
          {t('service')}
          <OpenIcon size={16} />
        </>
      }
    >
      <ul className={menuList}>
        {services.map(({ key, path }) => (
          <li key={key}>
            <Link className={menuItem} to={path}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
