import type { GoodsCard } from '@compute-mall/core/goods'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { bringIntoSight } from '@compute-mall/ui/parts'
import { cover, coverLink } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { goodsHref, type Way } from '../../links.ts'
import * as css from './GoodsStrip.mobile.css.ts'
import { CardPrice } from './GoodsTile.tsx'

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
          <div className={cover}>
            <GoodsCover goods={card} size="thumb" />
          </div>
          <h3 className={css.name}>
            <Link className={coverLink} to={goodsHref(card, way)}>
              {inLanguage(card.name)}
            </Link>
          </h3>
          <CardPrice card={card} size="small" />
        </li>
      ))}
    </ul>
  )
}
