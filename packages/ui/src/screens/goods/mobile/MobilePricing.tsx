import { type PricingRow, pricingRows, shownUnit } from '@compute-mall/core/goods'
import { useTranslation } from 'react-i18next'
import { AvailabilityGauge, Price } from '../../../parts/index.ts'
import { useLanguage } from '../../../text/index.ts'
import { Equivalent } from '../Equivalent.tsx'
import type { TabProps } from '../tabs/DetailsTab.tsx'
import * as css from './MobileGoodsPage.css.ts'

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
          <h3 className={css.pricingName}>{row.names.map(inLanguage).join(' / ') || row.sku.sn}</h3>
          <p className={css.pricingLine}>
            {billing(row)}
            <AvailabilityGauge level={row.sku.availability} />
          </p>
          <Price
            amount={row.pricing.price}
            sourceAmount={row.pricing.sourcePrice}
            unit={`/ ${t(`unit.${shownUnit(offer.goods, row.pricing)}`)}`}
          />
          <Equivalent {...row.pricing} kind={offer.goods.kind} />
        </li>
      ))}
    </ul>
  )
}
