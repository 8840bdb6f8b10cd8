import type { PaymentView } from '@compute-mall/core/payment'

/** Which press is being answered. */
const presses: Partial<Record<PaymentView['phase'], 'renew' | 'giveUp'>> = {
  renewing: 'renew',
  givingUp: 'giveUp',
}
export const pressOf = (phase: PaymentView['phase']) => presses[phase] ?? 'check'
