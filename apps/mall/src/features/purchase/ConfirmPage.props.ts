import type { NextStep, PurchaseView } from '@compute-mall/core/purchase'
import type { Ref } from 'react'

export interface ConfirmCommands {
  readonly submit: () => void
  readonly setAgreed: (agreed: boolean) => void
  readonly recheck: () => void
  /** Goes the way on from a reason: to the phone dialog, the cashier, the orders … */
  readonly takeStep: (step: NextStep) => void
}

export interface ConfirmPageProps {
  readonly view: PurchaseView
  readonly commands: ConfirmCommands
  /** Where what is bought was chosen, and can be changed: the cart or the goods page. */
  readonly changeAt: string
  /** The tip that is shaken when the gate is shut. */
  readonly tipRef: Ref<HTMLDivElement>
}
