import { applicationKinds, computeKinds, type GoodsKind } from '@compute-mall/core/goods'
import { useTranslation } from 'react-i18next'
import { kindIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import * as css from './Navigation.css.ts'
import { type ShellView, services } from './shell.ts'

interface CategoryMenuProps {
  readonly view: Pick<ShellView, 'sections' | 'links'>
}

/** All eleven kinds of goods, computing beside applications; on a phone the services too. */
export const CategoryMenu = ({ view: { sections, links } }: CategoryMenuProps) => {
  const { t } = useTranslation('shell')
  return (
    <div className={css.mega}>
      <Kinds title={t('computing')} kinds={computeKinds} to={links.kind} />
      <Kinds title={t('applications')} kinds={applicationKinds} to={links.kind} />
      {sections.includes('service') && (
        <ul className={css.phoneOnly} aria-label={t('service')}>
          {services.map((service) => (
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

interface KindsProps {
  readonly title: string
  readonly kinds: readonly GoodsKind[]
  readonly to: (kind: GoodsKind) => string
}

const Kinds = ({ title, kinds, to }: KindsProps) => {
  const { t } = useTranslation(['shell', 'goods'])
  return (
    <div>
      <span className={css.megaTitle}>{title}</span>
      <ul aria-label={title}>
        {kinds.map((kind) => {
          const KindIcon = kindIcon[kind]
          return (
            <li key={kind}>
              <Link className={css.megaItem} to={to(kind)}>
                <span className={css.megaIcon}>
                  <KindIcon size={20} />
                </span>
                <span className={css.megaWords}>
                  {t(`goods:kind.${kind}`)}
                  <span className={css.megaNote}>{t(`note.${kind}`)}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
