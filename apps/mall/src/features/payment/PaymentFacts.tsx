import type { Money } from '@compute-mall/core/money'
import type { Bought } from '@compute-mall/core/payment'
import { Inline, Text } from '@compute-mall/ui/layout'
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
    <Inline gap={4} justify="between">
      <div className={css.facts}>
        {bought.length > 0 && (
          <Text as="div" tone="ink" weight="medium">
            <BoughtList bought={bought} />
          </Text>
        )}
        <span>
          {t('orderNo')} <CopyText text={orderNo} name={t('orderNo')} />
        </span>
        {note !== undefined && <span>{note}</span>}
      </div>
      <div className={css.amount}>
        <Text as="span" tone="soft">
          {t('amountDue')}
        </Text>
        <Price amount={amount} sum size="large" />
      </div>
    </Inline>
  )
}
