import { applicationKinds, computeKinds, type GoodsKind } from '@compute-mall/core/goods'
import { kindHref } from '@compute-mall/core/search'
import { useTranslation } from 'react-i18next'
import { kindIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import * as css from './Navigation.css.ts'
import { services } from './shell.ts'

/** All eleven kinds of goods, computing beside applications; on a phone the services too. */
export const CategoryMenu = ({ withServices }: { readonly withServices: boolean }) => {
  const { t } = useTranslation('shell')
  return (
    <div className={css.mega}>
      <Kinds title={t('computing')} kinds={computeKinds} />
      <Kinds title={t('applications')} kinds={applicationKinds} />
      {withServices && (
        <ul className={css.phoneOnly} aria-label={t('service')}>
          {services.map(({ key, path }) => (
            <li key={key}>
              <Link className={css.megaItem} to={path}>
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Kinds = ({ title, kinds }: { readonly title: string; readonly kinds: readonly GoodsKind[] }) => {
  const { t } = useTranslation(['shell', 'goods'])
  return (
    <div>
      <span className={css.megaTitle}>{title}</span>
      <ul aria-label={title}>
        {kinds.map((kind) => {
          const KindIcon = kindIcon[kind]
          return (
            <li key={kind}>
              <Link className={css.megaItem} to={kindHref(kind)}>
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
