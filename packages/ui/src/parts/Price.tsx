import { formatUnitPrice, type Money } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../text/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { cx } from './cx.ts'
import * as css from './Price.css.ts'

interface PriceProps {
  readonly amount: Money
  /** The price before a reduction; struck through where it is higher. */
  readonly sourceAmount?: Money | undefined
  /** Per what, e.g. `/ card-hour`. */
  readonly unit?: string | undefined
  /** The cheapest of several: `from ¥12.00`, `¥12.00 起`. */
  readonly from?: boolean | undefined
  /** What is due in the end: nothing is `¥0.00` there, not free. */
  readonly sum?: boolean | undefined
  readonly size?: keyof typeof css.sizes | undefined
}

/** An amount of yuan, in red; free goods say so instead of `¥0.00`. */
export const Price = ({ amount, sourceAmount, unit, from, sum, size = 'medium' }: PriceProps) => {
  const { t } = useTranslation('parts')
  const { language } = useLanguage()
  const free = !sum && Number(amount) === 0
  const reduced = sourceAmount !== undefined && Number(sourceAmount) > Number(amount)
  const least = <span className={css.unit}>{t('priceFrom')}</span>
  return (
    <span className={css.price}>
      {reduced && <span className={visuallyHidden}>{t('priceNow')} </span>}
      {!free && from && language === 'en' && least}
      <span className={cx(css.amount, css.sizes[size])}>{free ? t('free') : <Yuan amount={amount} />}</span>
      {!free && unit !== undefined && <span className={css.unit}>{unit}</span>}
      {!free && from && language === 'zh' && least}
      {reduced && (
        <del className={css.before}>
          <span className={visuallyHidden}>{t('priceBefore')} </span>
          {formatUnitPrice(sourceAmount)}
        </del>
      )}
    </span>
  )
}

/** The sign smaller than the figures, as price tags have it. */
const Yuan = ({ amount }: { readonly amount: Money }) => {
  const [, sign, figures] = /^(-?\D+)(.*)$/.exec(formatUnitPrice(amount)) ?? []
  return (
    <>
      <span className={css.sign}>{sign}</span>
      {figures}
    </>
  )
}
