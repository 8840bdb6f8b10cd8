import { encodeForm, queryText } from '../http/index.ts'
import type { PurchaseIntent, RenewalIntent } from './purchase.codec.ts'

/** The address of the order confirmation for an intent: its form encoding, so that a copied address opens the same. */
export const orderAddress = (intent: PurchaseIntent): string => `/goods/order${queryText(encodeForm(intent))}`

/** The address of the renewal of a line, for so many units of time. */
export const renewalAddress = (intent: RenewalIntent): string =>
  `/goods/renewPurchase${queryText(encodeForm(intent))}`
