import type { Money } from '@compute-mall/core/money'
import { useTranslation } from 'react-i18next'
import { CopyText, Price } from '../../parts/index.ts'
import * as css from './payment.css.ts'

interface PaymentFactsProps {
  readonly orderNo: string
  readonly amount: Money
  /** Beneath the order number: what happens when. */
  readonly note?: string | undefined
}

/** Which order is paid for, and how much. */
export const PaymentFacts = ({ orderNo, amount, note }: PaymentFactsProps) => {
  const { t } = useTranslation('payment')
  return (
    <div className={css.due}>
      <div className={css.facts}>
        <span>
          {t('orderNo')} <CopyText text={orderNo} name={t('orderNo')} />
        </span>
        {note !== undefined && <span>{note}</span>}
      </div>
      <div className={css.amount}>
        <span className={css.soft}>{t('amountDue')}</span>
        <Price amount={amount} sum size="large" />
      </div>
    </div>
  )
}
