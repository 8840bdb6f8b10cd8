import { equivalentOf, type GoodsCard } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'
import { equivalent } from './Equivalent.css.ts'

type EquivalentProps = Pick<GoodsCard, 'kind' | 'resourceType' | 'figures' | 'billingType'> & {
  readonly price: GoodsCard['minPrice']
}

/** About what a price comes to per hour or month, so that what is sold by the day and by the year can be compared. */
export const Equivalent = ({ kind, resourceType, figures, billingType, price }: EquivalentProps) => {
  const { t } = useTranslation('goods')
  const about = equivalentOf({ kind, resourceType, figures }, { billingType, price })
  return (
    about && (
      <span className={equivalent}>
        {t('equivalent', { price: formatMoney(about.price), unit: t(`unit.${about.unit}`) })}
      </span>
    )
  )
}
