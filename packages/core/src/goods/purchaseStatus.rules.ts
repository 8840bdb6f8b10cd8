import type { PurchaseStatus } from './goods.codec.ts'

/** What a buyer has of a sku, by name. Apart from its codec, which pages that sell do without. */
export const PURCHASE_STATUS = {
  unpaid: '0',
  none: '1',
  opening: '2',
  bought: '3',
} as const satisfies Readonly<Record<string, PurchaseStatus>>
