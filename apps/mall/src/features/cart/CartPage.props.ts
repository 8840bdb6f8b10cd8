import type { CartItem, CartView } from '@compute-mall/core/cart'
import type { ReactNode } from 'react'

export interface CartCommands {
  readonly select: (ids: readonly string[], selected: boolean) => void
  readonly setAmount: (item: CartItem, amount: number) => void
  /** Takes lines out; the app offers to undo it. */
  readonly remove: (items: readonly CartItem[]) => void
  readonly checkOut: (ids: readonly string[]) => void
}

export interface CartPageProps {
  readonly view: CartView
  readonly commands: CartCommands
  /** What was just done to the cart, above its lines. */
  readonly notice?: ReactNode
}
