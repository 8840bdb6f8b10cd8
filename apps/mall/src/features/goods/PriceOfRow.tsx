import { type Goods, type PricingRow, shownUnit } from '@compute-mall/core/goods'
import { formatUnitPrice } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'

interface PriceOfRowProps extends Pick<PricingRow, 'pricing'> {
  readonly goods: Pick<Goods, 'kind'>
}

/** A price in a table of prices, with its unit; what costs nothing is free. */
export const PriceOfRow = ({ goods, pricing }: PriceOfRowProps) => {
  const { t } = useTranslation('goods')
  return Number(pricing.price) === 0
    ? t('billing.FREE')
    : `${formatUnitPrice(pricing.price)} / ${t(`unit.${shownUnit(goods, pricing)}`)}`
}
