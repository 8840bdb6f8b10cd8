import { useTranslation } from 'react-i18next'
import { CategoryIcon, OpenIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Disclosure } from '../parts/index.ts'
import { CategoryMenu } from './CategoryMenu.tsx'
import * as css from './Navigation.css.ts'
import { menuItem, menuList } from './Shell.css.ts'
import { type Section, type ShellView, services } from './shell.ts'

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
              <SectionLink section={section} current={section === view.section} links={view.links} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

interface SectionLinkProps extends Pick<ShellView, 'links'> {
  readonly section: Section
  readonly current: boolean
}

const SectionLink = ({ section, current, links }: SectionLinkProps) => {
  const { t } = useTranslation('shell')
  if (section === 'service') return <ServiceMenu links={links} />
  return (
    <Link className={css.link} to={links.section[section]} aria-current={current ? 'page' : undefined}>
      {t(section)}
    </Link>
  )
}

const ServiceMenu = ({ links }: Pick<ShellView, 'links'>) => {
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
        {services.map((service) => (
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
