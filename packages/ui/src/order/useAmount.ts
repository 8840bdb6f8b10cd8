import { type Goods, type Pricing, shownUnit } from '@compute-mall/core/goods'
import { formatNumber } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../text/index.ts'

/** What was bought, and how much of it. */
type Bought = Pick<Goods, 'kind'> & Pick<Pricing, 'unit' | 'billingType'> & { readonly amount: number }

/** Says how much was bought, in the words of the goods page: `500 card-hours`, `100 GB`. */
export const useAmount = () => {
  const { t } = useTranslation('goods')
  const { language } = useLanguage()
  return (bought: Bought): string => {
    const unit = shownUnit(bought, bought)
    const isOne = language === 'en' && bought.amount === 1
    return `${formatNumber(bought.amount)} ${t(isOne ? `unit.${unit}` : `amountUnit.${unit}`)}`
  }
}
