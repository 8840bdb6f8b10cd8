import { type Goods, type PricingRow, shownUnit } from '@compute-mall/core/goods'
import { formatUnitPrice } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'

interface PriceOfRowProps extends Pick<PricingRow, 'pricing'> {
  readonly goods: Pick<Goods, 'kind'>
}

/** A price in a table of prices, with its unit; what costs nothing is free. */
export const PriceOfRow = ({ goods, pricing }: PriceOfRowProps) => {
  const { t } = useTranslation('goods')
  if (Number(pricing.price) === 0) return <>{t('billing.FREE')}</>
  return (
    <>
      <span translate="no">{formatUnitPrice(pricing.price)}</span>
      {` / ${t(`unit.${shownUnit(goods, pricing)}`)}`}
    </>
  )
}
