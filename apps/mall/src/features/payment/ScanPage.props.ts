import type { PaymentView } from '@compute-mall/core/payment'

/** A payment by scanning and what can be done about it. */
export interface Scanning {
  readonly view: PaymentView
  readonly commands: {
    readonly renew: () => void
    readonly check: () => void
    readonly giveUp: () => void
  }
}
