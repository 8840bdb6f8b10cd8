import type { Money } from '@compute-mall/core/money'
import type { Bought } from '@compute-mall/core/payment'
import { CopyText, Price } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { BoughtList } from './BoughtList.tsx'
import * as css from './payment.css.ts'

interface PaymentFactsProps {
  readonly orderNo: string
  readonly bought?: readonly Bought[] | undefined
  readonly amount: Money
  /** Beneath the order number: what happens when. */
  readonly note?: string | undefined
}

/** Which order is paid for, and how much. */
export const PaymentFacts = ({ orderNo, bought = [], amount, note }: PaymentFactsProps) => {
  const { t } = useTranslation('payment')
  return (
    <div className={css.due}>
      <div className={css.facts}>
        {bought.length > 0 && (
          <div className={css.bought}>
            <BoughtList bought={bought} />
          </div>
        )}
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
