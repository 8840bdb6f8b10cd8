import { useTranslation } from 'react-i18next'
import { CategoryIcon, OpenIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Disclosure } from '../parts/index.ts'
import { CategoryMenu } from './CategoryMenu.tsx'
import * as css from './Navigation.css.ts'
import { menuItem, menuList } from './Shell.css.ts'
import { type Section, type ShellView, servicesIn } from './shell.ts'

type NavigationProps = { readonly view: Pick<ShellView, 'sections' | 'section' | 'menu' | 'links'> }

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
          <CategoryMenu view={view} />
        </Disclosure>
        <ul className={css.links}>
          {view.sections.map((section) => (
            <li key={section} className={section === 'service' ? css.tabletOnly : undefined}>
              <SectionLink section={section} current={section === view.section} view={view} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

interface SectionLinkProps {
  readonly view: Pick<ShellView, 'links' | 'menu'>
  readonly section: Section
  readonly current: boolean
}

const SectionLink = ({ section, current, view }: SectionLinkProps) => {
  const { t } = useTranslation('shell')
  if (section === 'service') return <ServiceMenu view={view} />
  return (
    <Link className={css.link} to={view.links.section[section]} aria-current={current ? 'page' : undefined}>
      {t(section)}
    </Link>
  )
}

const ServiceMenu = ({ view: { links, menu } }: Pick<SectionLinkProps, 'view'>) => {
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
        {servicesIn(menu).map((service) => (
          <li key={service}>
            <Link className={menuItem} to={links.service[service]}>
              {t(service)}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
