import { type RefundRequestRow, refundState, refundTime } from '@compute-mall/core/order'
import { Instant, TwoLines } from '@compute-mall/ui/desk/list'
import { Tag } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { owedTones } from './tones.ts'

/** State of a refund, since when, and what happens next. */
export const RefundProgress = ({ refund }: { readonly refund: NonNullable<RefundRequestRow['refund']> }) => {
  const { t } = useTranslation(['operations', 'order'])
  const state = refundState(refund)
  return (
    <TwoLines
      below={
        <>
          <Instant at={refundTime(refund)} /> · {t(`owedNext.${refund.way}.${state}`)}
        </>
      }
    >
      <Tag tone={owedTones[state]}>{t(`order:refundState.${state}`)}</Tag>
    </TwoLines>
  )
}
