import type { Bought, CashierView, PayOption } from '@compute-mall/core/payment'

export interface CashierPageProps {
  readonly view: CashierView
  /** What the order is of; empty when that could not be asked for: it can be paid all the same. */
  readonly bought: readonly Bought[]
  readonly commands: {
    readonly choose: (option: PayOption) => void
    readonly pay: () => void
    /** Leaves; the order is kept among the unpaid ones. */
    readonly payLater: () => void
  }
}
