import { HOUR_MS } from '../time/index.ts'

/** How long an order waits to be paid by default (decision D23). */
export const ORDER_LIFETIME_MS = 24 * HOUR_MS
