import { type Goods, type Pricing, shownUnit } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'

/** Says the price by which goods are listed, with its unit. */
export const useListedPrice = () => {
  const { t } = useTranslation(['seller', 'goods'])
  return (goods: Pick<Goods, 'kind'>, pricing: Pick<Pricing, 'price' | 'unit' | 'billingType'>): string =>
    t('seller:goods.from', {
      price: `${formatMoney(pricing.price)} / ${t(`goods:unit.${shownUnit(goods, pricing)}`)}`,
    })
}
