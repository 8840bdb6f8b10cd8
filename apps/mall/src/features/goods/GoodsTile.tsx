import { type GoodsCard, isCompute, shownUnit } from '@compute-mall/core/goods'
import { isScarce, isSoldOut } from '@compute-mall/core/resource'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, Price, Tag } from '@compute-mall/ui/parts'
import { coverLink, facts, lineOfTags } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { goodsHref, type Way } from '../../links.ts'
import { Equivalent } from './Equivalent.tsx'
import * as css from './GoodsTile.css.ts'

interface GoodsTileProps {
  readonly card: GoodsCard
  readonly way?: Way | undefined
}

/** A goods item in a grid: cover, name, figures, availability, price. Sold out it is grey, but never hidden. */
export const GoodsTile = ({ card, way }: GoodsTileProps) => {
  const { t } = useTranslation(['goods', 'parts'])
  const { inLanguage } = useLanguage()
  return (
    <article className={css.tile} data-sold-out={isSoldOut(card) || undefined}>
      <div className={css.cover}>
        <GoodsCover goods={card} />
      </div>
      <div className={css.body}>
        <h3 className={css.name}>
          <Link className={coverLink} to={goodsHref(card, way)}>
            {inLanguage(card.name)}
          </Link>
        </h3>
        <p className={css.summary}>{inLanguage(card.summary)}</p>
        <TileTags card={card} />
        <div className={facts}>
          {(isCompute(card.kind) || isScarce(card)) && (
            <AvailabilityGauge level={card.availability} left={card.left} />
          )}
          {card.saleCount > 0 && <span>{t('sales', { count: card.saleCount })}</span>}
        </div>
        <div className={css.foot}>
          <CardPrice card={card} />
        </div>
        <span className={css.shop}>{inLanguage(card.shopName)}</span>
      </div>
    </article>
  )
}

const TileTags = ({ card }: { readonly card: GoodsCard }) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  return (
    <div className={lineOfTags}>
      {card.hasTrialMode && <Tag tone="info">{t('billing.TRIAL')}</Tag>}
      {card.figures.slice(0, 2).map((figure) => (
        <Tag key={figure}>{figure}</Tag>
      ))}
      {card.tags.slice(0, 1).map((tag) => (
        <Tag key={tag.en} tone="outline">
          {inLanguage(tag)}
        </Tag>
      ))}
    </div>
  )
}

interface CardPriceProps {
  readonly card: GoodsCard
  /** Small where there is room for the price alone. */
  readonly size?: 'small' | 'medium' | undefined
}

/** The cheapest price of a goods item, with its unit, and about what that comes to per hour. */
export const CardPrice = ({ card, size }: CardPriceProps) => {
  const { t } = useTranslation('goods')
  return (
    <span className={css.price}>
      <Price
        amount={card.minPrice}
        sourceAmount={size === 'small' ? undefined : card.sourcePrice}
        unit={`/ ${t(`unit.${shownUnit(card, card)}`)}`}
        size={size}
        from
      />
      {size !== 'small' && <Equivalent {...card} price={card.minPrice} />}
    </span>
  )
}
