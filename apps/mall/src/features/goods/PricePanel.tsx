import { choiceAvailability, durationUnitOf, isTimed, leftOf, shownUnit } from '@compute-mall/core/goods'
import { compare, formatMoney, formatNumber, formatUnitPrice } from '@compute-mall/core/money'
import { Inline, Text } from '@compute-mall/ui/layout'
import { AvailabilityGauge, Price, Tag } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { Equivalent } from './Equivalent.tsx'
import type { GoodsView } from './GoodsPage.props.ts'
import * as css from './PricePanel.css.ts'

interface PartProps {
  readonly view: GoodsView
}

/** The price of one unit of what is chosen, and how much is left of it. */
export const PricePanel = ({ view: { offer, choice, price } }: PartProps) => {
  const { t } = useTranslation('goods')
  if (price === null || choice === null) return null
  return (
    <dl className={css.panel}>
      <Inline gap={4} align="baseline" wrap={false}>
        <dt className={css.term}>{t('unitPrice')}</dt>
        <dd>
          <Price
            amount={price.pricing.price}
            sourceAmount={price.pricing.sourcePrice}
            unit={`/ ${t(`unit.${shownUnit(offer.goods, price.pricing)}`)}`}
          />
          <Equivalent {...offer.goods} {...price.pricing} />
        </dd>
      </Inline>
      <Inline gap={4} align="baseline" wrap={false}>
        <dt className={css.term}>{t('availability')}</dt>
        <dd>
          <AvailabilityGauge level={choiceAvailability(offer, choice)} left={leftOf(offer, choice)} />
        </dd>
      </Inline>
    </dl>
  )
}

/** What the choice costs altogether, said again whenever it changes. */
export const TotalLine = ({ view: { choice, price } }: PartProps) => {
  const { t } = useTranslation('goods')
  if (price === null || choice === null) return null
  const isReduced = compare(price.saved, 0) > 0
  return (
    <div className={css.total}>
      <Text as="span" size="caption" tone="faint">
        <Formula choice={choice} price={price} />
      </Text>
      <span className={css.sum} role="status">
        {t('total')}
        <Price amount={price.total} sourceAmount={price.sourceTotal} size="large" />
        {isReduced && <Tag tone="brand">{t('saved', { amount: formatMoney(price.saved) })}</Tag>}
      </span>
    </div>
  )
}

/** How the total comes about: `¥25.60 × 3 × 6 months`. */
const Formula = ({
  choice,
  price: { pricing },
}: {
  readonly choice: NonNullable<GoodsView['choice']>
  readonly price: NonNullable<GoodsView['price']>
}) => {
  const { t } = useTranslation('cart')
  const factors = [
    formatUnitPrice(pricing.price),
    formatNumber(choice.amount),
    ...(isTimed(pricing.billingType)
      ? [t(`duration.${durationUnitOf(pricing)}`, { count: choice.duration })]
      : []),
  ]
  return <span translate="no">{factors.join(' × ')}</span>
}
