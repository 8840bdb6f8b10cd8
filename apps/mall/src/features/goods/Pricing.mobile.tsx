import { type PricingRow, pricingRows, shownUnit } from '@compute-mall/core/goods'
import { AvailabilityGauge, Price } from '@compute-mall/ui/parts'
import { itemName } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { Equivalent } from './Equivalent.tsx'
import * as css from './GoodsPage.mobile.css.ts'
import type { TabProps } from './tabs/DetailsTab.tsx'

/** Every price of every specification, below one another: a table would not fit. */
export const MobilePricing = ({ view: { offer } }: TabProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const billing = ({ pricing }: PricingRow) =>
    pricing.billingType === 'TRIAL'
      ? t('trialDays', { count: pricing.duration })
      : t(`billing.${pricing.billingType}`)
  return (
    <ul>
      {pricingRows(offer).map((row) => (
        <li key={`${row.sku.id}-${row.pricing.id}`} className={css.pricing}>
          <h3 className={itemName}>{row.names.map(inLanguage).join(' / ') || row.sku.sn}</h3>
          <p className={css.pricingLine}>
            {billing(row)}
            <AvailabilityGauge level={row.sku.availability} left={row.sku.left} />
          </p>
          <Price
            amount={row.pricing.price}
            sourceAmount={row.pricing.sourcePrice}
            unit={`/ ${t(`unit.${shownUnit(offer.goods, row.pricing)}`)}`}
          />
          <Equivalent {...offer.goods} {...row.pricing} />
        </li>
      ))}
    </ul>
  )
}
