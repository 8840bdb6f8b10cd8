import type { Loaded } from '@compute-mall/app'
import type { Page } from '@compute-mall/core/codec'
import type { Choice, ChoicePrice, DependResource, Offer, Review } from '@compute-mall/core/goods'
import type { Message } from '@compute-mall/core/messages'
import type { NextStep, Reason } from '@compute-mall/core/purchase'
import type { Shop } from '@compute-mall/core/shop'
import type { QuantityLimits } from '@compute-mall/ui/parts'
import type { ReactNode, Ref } from 'react'
import type { TabId } from './tabIds.ts'

export interface GoodsView {
  readonly offer: Offer
  /** Null when nothing of the goods can be bought. */
  readonly choice: Choice | null
  readonly price: ChoicePrice | null
  readonly limits: QuantityLimits
  /** Where there is more than is left of the choice; null while that suffices, or nobody has more. */
  readonly next: { readonly choice: Choice; readonly href: string } | null
  /** Why this buyer may not buy (R5.10); shown and shaken at the top. */
  readonly gate: readonly Reason[]
  /** Why what is chosen cannot be bought (R8.04); shown above the buttons. */
  readonly reasons: readonly Reason[]
  /** Null where the sku has no trial; a reason where this buyer cannot try it. */
  readonly trial: { readonly days: number; readonly reason: Reason | null } | null
  /** Why nothing is sold at all at present; null while the site sells. */
  readonly closed: Message | null
  /** How the cart takes the choice: as a new line, in place of one, or not at all (R6.04). */
  readonly cart: 'adds' | 'changes' | 'none'
  readonly busy: boolean
  /** The choice has just been put into the cart. */
  readonly inCart: boolean
  /** The search or shop that led here. */
  readonly back: string
  readonly shop: Shop | null
  readonly tabs: TabsView
}

export interface GoodsCommands extends TabsCommands {
  readonly choose: (choice: Choice) => void
  readonly buy: () => void
  readonly addToCart: () => void
  readonly tryOut: () => void
  readonly takeStep: (step: NextStep) => void
  /** Opens the conversation with the shop about these goods. */
  readonly chat: () => void
}

export interface GoodsPageProps {
  readonly view: GoodsView
  readonly commands: GoodsCommands
  /** The gate's tip, and the reasons against the choice; whichever blocks is shaken. */
  readonly tipRef: Ref<HTMLDivElement>
  readonly reasonsRef: Ref<HTMLDivElement>
  /** Actions on goods other than buying. */
  readonly favourite?: ReactNode
}

export interface TabsView {
  readonly tab: TabId
  /** Filled when their tab is opened. */
  readonly depend: Loaded<readonly DependResource[]>
  readonly reviews: Loaded<Page<Review>>
  readonly reviewPage: number
  readonly reviewPageCount: number
}

export interface TabsCommands {
  readonly showTab: (tab: TabId) => void
  readonly showReviews: (page: number) => void
  readonly retryTab: () => void
  /** Reports a review; undefined for a visitor. */
  readonly report?: ((review: Review) => void) | undefined
}
