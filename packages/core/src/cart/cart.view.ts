import { type Refusal, refusalMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { formatMoney } from '../money/index.ts'
import type { CartItem } from './cart.codec.ts'
import type { cartMessages } from './cart.messages.ts'
import {
  type CartTotals,
  type CenterGroup,
  cartTotals,
  groupByCenter,
  isMendable,
  itemRefusals,
  priceMove,
  type SiteSelling,
  siteRefusals,
} from './cart.rules.ts'

const say = messageFor<KeyOf<typeof cartMessages>>('cart')

/** A line as the cart shows it. */
export interface CartLine {
  readonly item: CartItem
  readonly selected: boolean
  /** Why it cannot be bought as it stands; a line that a change can mend stays among the others. */
  readonly reasons: readonly Message[]
  /** How its price has moved; null for what cannot be bought at any price. */
  readonly priceTip: Message | null
}

/** The lines of one shop in a centre. */
interface CartShop extends Omit<CenterGroup['shops'][number], 'items'> {
  readonly lines: readonly CartLine[]
}

/** The lines of one computing centre. */
interface CartCenter extends Omit<CenterGroup, 'shops'> {
  readonly shops: readonly CartShop[]
}

/** What the cart screen shows. */
export interface CartView {
  readonly centers: readonly CartCenter[]
  /** Lines that nothing mends, to be removed together. */
  readonly invalid: readonly CartLine[]
  readonly isEmpty: boolean
  /** `some` for the mixed state of "select all". */
  readonly selection: 'none' | 'some' | 'all'
  /** Of the selected lines that can be bought. */
  readonly totals: CartTotals
  readonly selectable: readonly string[]
  /** Ids for the order: selected and purchasable. */
  readonly chosen: readonly string[]
  readonly commands: {
    readonly checkOut: boolean
    readonly removeSelected: boolean
    readonly clearInvalid: boolean
  }
  /** Why check-out is closed. */
  readonly checkOutHint: Message | null
}

const reasonsOf = (item: CartItem): readonly Message[] =>
  itemRefusals(item).map((refusal: Refusal) => refusalMessage(refusal))

const priceTipOf = (item: CartItem): Message | null => {
  const move = priceMove(item)
  return (
    move && say(move.kind === 'dropped' ? 'priceDropped' : 'priceRisen', { amount: formatMoney(move.by) })
  )
}

const selectionOf = (selected: number, selectable: number): CartView['selection'] => {
  if (selected === 0) return 'none'
  return selected === selectable ? 'all' : 'some'
}

const checkOutHintOf = (site: SiteSelling, selected: number, purchasable: number): Message | null => {
  const [closed] = siteRefusals(site)
  if (closed !== undefined) return refusalMessage(closed)
  if (selected === 0) return say('selectFirst')
  return purchasable < selected ? say('mendFirst') : null
}

/** The cart with the lines whose ids are selected; ids of lines that are gone count for nothing. */
export const cartView = (
  items: readonly CartItem[],
  selectedIds: readonly string[],
  site: SiteSelling,
): CartView => {
  const line = (item: CartItem): CartLine => ({
    item,
    selected: selectedIds.includes(item.id),
    reasons: reasonsOf(item),
    priceTip: isMendable(item) ? priceTipOf(item) : null,
  })
  const valid = items.filter(isMendable)
  const invalid = items.filter((item) => !isMendable(item))
  const selected = valid.filter((item) => selectedIds.includes(item.id))
  const purchasable = selected.filter((item) => itemRefusals(item).length === 0)
  const checkOutHint = checkOutHintOf(site, selected.length, purchasable.length)
  return {
    centers: groupByCenter(valid).map(({ shops, ...center }) => ({
      ...center,
      shops: shops.map(({ items: ofShop, ...shop }) => ({ ...shop, lines: ofShop.map(line) })),
    })),
    invalid: invalid.map(line),
    isEmpty: items.length === 0,
    selection: selectionOf(selected.length, valid.length),
    totals: cartTotals(purchasable),
    selectable: valid.map(({ id }) => id),
    chosen: purchasable.map(({ id }) => id),
    commands: {
      checkOut: checkOutHint === null,
      removeSelected: selected.length > 0,
      clearInvalid: invalid.length > 0,
    },
    checkOutHint,
  }
}
