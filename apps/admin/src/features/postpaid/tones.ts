import type { PostpaidBillStatus, PostpaidStanding } from '@compute-mall/core/payment'
import type { Tone } from '@compute-mall/ui/parts'

export const standingTones: Readonly<Record<PostpaidStanding, Tone>> = {
  none: 'neutral',
  active: 'success',
  suspended: 'neutral',
  overdue: 'danger',
}

export const billTones: Readonly<Record<PostpaidBillStatus, Tone>> = {
  due: 'warn',
  overdue: 'danger',
  paid: 'success',
}
