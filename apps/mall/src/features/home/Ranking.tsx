import type { GoodsCard } from '@compute-mall/core/goods'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { words } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { goodsHref } from '../../links.ts'
import { CardPrice } from '../goods/GoodsTile.tsx'
import * as css from './Ranking.css.ts'

/** Goods by rank, the first three marked. */
export const Ranking = ({ cards }: { readonly cards: readonly GoodsCard[] }) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  return (
    <ol className={css.ranking}>
      {cards.map((card, index) => (
        <li key={card.skuId} className={css.row}>
          <span className={css.rank} data-top={index < 3 || undefined} aria-hidden="true">
            {index + 1}
          </span>
          <span className={css.cover}>
            <GoodsCover goods={card} size="thumb" />
          </span>
          <span className={words}>
            <Link className={css.link} to={goodsHref(card, { type: 'application' })}>
              {inLanguage(card.name)}
            </Link>
            <span className={css.facts}>
              <CardPrice card={card} size="small" />
              <span>{t('sales', { count: card.saleCount })}</span>
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
