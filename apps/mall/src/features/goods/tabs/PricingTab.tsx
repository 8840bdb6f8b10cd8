import { type PricingRow, pricingRows } from '@compute-mall/core/goods'
import { formatUnitPrice } from '@compute-mall/core/money'
import { AvailabilityGauge, Table } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { Equivalent } from '../Equivalent.tsx'
import { PriceOfRow } from '../PriceOfRow.tsx'
import type { TabProps } from './DetailsTab.tsx'

/** Every price of every specification. */
export const PricingTab = ({ view: { offer } }: TabProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const billing = ({ pricing }: PricingRow) =>
    pricing.billingType === 'TRIAL'
      ? t('trialDays', { count: pricing.duration })
      : t(`billing.${pricing.billingType}`)
  return (
    <Table
      caption={t('tab.pricing')}
      rows={pricingRows(offer)}
      rowKey={({ sku, pricing }) => `${sku.id}-${pricing.id}`}
      columns={[
        {
          key: 'specification',
          header: t('columnSpecification'),
          rowHeader: true,
          render: ({ names, sku }) => names.map(inLanguage).join(' / ') || sku.sn,
        },
        { key: 'billing', header: t('columnBilling'), render: billing },
        {
          key: 'availability',
          header: t('availability'),
          render: ({ sku }) => <AvailabilityGauge level={sku.availability} left={sku.left} />,
        },
        {
          key: 'sourcePrice',
          header: t('columnSourcePrice'),
          align: 'end',
          render: ({ pricing }) =>
            pricing.sourcePrice === pricing.price ? '—' : formatUnitPrice(pricing.sourcePrice),
        },
        {
          key: 'price',
          header: t('columnPrice'),
          align: 'end',
          render: ({ pricing }) => (
            <>
              <PriceOfRow goods={offer.goods} pricing={pricing} />
              <Equivalent {...offer.goods} {...pricing} />
            </>
          ),
        },
      ]}
    />
  )
}
