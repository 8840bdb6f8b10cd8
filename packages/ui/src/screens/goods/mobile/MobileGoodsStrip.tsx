import { type GoodsCard, goodsHref } from '@compute-mall/core/goods'
import { GoodsCover } from '../../../covers/index.ts'
import { Link } from '../../../link/index.ts'
import { bringIntoSight } from '../../../parts/index.ts'
import { useLanguage } from '../../../text/index.ts'
import { CardPrice, type Way } from '../GoodsTile.tsx'
import * as css from './MobileGoodsStrip.css.ts'

interface MobileGoodsStripProps {
  readonly cards: readonly GoodsCard[]
  readonly way?: Way | undefined
}

/** Goods beside one another, moved by the thumb. */
export const MobileGoodsStrip = ({ cards, way }: MobileGoodsStripProps) => {
  const { inLanguage } = useLanguage()
  return (
    <ul className={css.strip} onFocus={bringIntoSight}>
      {cards.map((card) => (
        <li key={card.skuId} className={css.tile}>
          <div className={css.cover}>
            <GoodsCover goods={card} size="thumb" />
          </div>
          <h3 className={css.name}>
            <Link className={css.link} to={goodsHref(card, way)}>
              {inLanguage(card.name)}
            </Link>
          </h3>
          <CardPrice card={card} size="small" />
        </li>
      ))}
    </ul>
  )
}
