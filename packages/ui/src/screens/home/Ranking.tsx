import { type GoodsCard, goodsHref } from '@compute-mall/core/goods'
import { useTranslation } from 'react-i18next'
import { GoodsCover } from '../../covers/index.ts'
import { Link } from '../../link/index.ts'
import { useLanguage } from '../../text/index.ts'
import { CardPrice } from '../goods/index.ts'
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
          <span className={css.body}>
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
