import { applicationKinds, computeKinds, type GoodsKind } from '@compute-mall/core/goods'
import { kindIcon } from '@compute-mall/ui/icons'
import { Link } from '@compute-mall/ui/link'
import { useTranslation } from 'react-i18next'
import { kindHref } from '../../links.ts'
import * as css from './CategoryPanel.css.ts'

/** The eleven kinds of goods, each the way to all of its kind (R1.02, R1.03). */
export const CategoryPanel = () => {
  const { t } = useTranslation('site')
  return (
    <nav className={css.panel} aria-label={t('categories')}>
      <Group title={t('compute')} kinds={computeKinds} />
      <Group title={t('applications')} kinds={applicationKinds} />
    </nav>
  )
}

const Group = ({ title, kinds }: { readonly title: string; readonly kinds: readonly GoodsKind[] }) => {
  const { t } = useTranslation('goods')
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {kinds.map((kind) => {
          const KindIcon = kindIcon[kind]
          return (
            <li key={kind}>
              <Link className={css.link} to={kindHref(kind)}>
                <KindIcon size={18} />
                {t(`kind.${kind}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
