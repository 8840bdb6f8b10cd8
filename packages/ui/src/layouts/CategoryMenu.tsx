import { useTranslation } from 'react-i18next'
import { categoryIcon, isKindCode } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { useLanguage } from '../text/index.ts'
import * as css from './Navigation.css.ts'
import { type Menu, type ShellView, servicesIn } from './shell.ts'

interface CategoryMenuProps {
  readonly view: Pick<ShellView, 'sections' | 'menu' | 'links'>
}

/** All categories, computing beside applications; on a phone the services too. */
export const CategoryMenu = ({ view: { sections, menu, links } }: CategoryMenuProps) => {
  const { t } = useTranslation('shell')
  return (
    <div className={css.mega}>
      <Entries title={t('computing')} entries={menu?.resource} />
      <Entries title={t('applications')} entries={menu?.application} />
      {sections.includes('service') && (
        <ul className={css.phoneOnly} aria-label={t('service')}>
          {servicesIn(menu).map((service) => (
            <li key={service}>
              <Link className={css.megaItem} to={links.service[service]}>
                {t(service)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface EntriesProps {
  readonly title: string
  readonly entries: Menu['resource'] | undefined
}

const Entries = ({ title, entries }: EntriesProps) => {
  const { t } = useTranslation(['shell', 'goods'])
  const { inLanguage } = useLanguage()
  return (
    <div>
      <span className={css.megaTitle}>{title}</span>
      <ul aria-label={title}>
        {entries?.map(({ code, name, href }) => {
          const Icon = categoryIcon(code)
          return (
            <li key={code}>
              <Link className={css.megaItem} to={href}>
                <span className={css.megaIcon}>
                  <Icon size={20} />
                </span>
                <span className={css.megaWords}>
                  {inLanguage(name)}
                  {isKindCode(code) && <span className={css.megaNote}>{t(`goods:note.${code}`)}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
