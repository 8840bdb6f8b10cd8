import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time/index.ts'

/** The largest frame that the server takes, and how many messages how fast (decisions, Figures). */
export const FRAME_LIMIT_BYTES = 16 * 1024
/** So many messages in so many milliseconds, over all lines of one sender (decisions, Figures). */
export const MESSAGE_RATE = { most: 20, ms: 10 * SECOND_MS } as const
/** The longest message, in UTF-16 units; as JSON it fits into a frame whatever it says (decided). */
export const TEXT_LENGTH = 2_000
/** One's own message may be changed for so long (decided). */
export const EDIT_WINDOW_MS = 2 * MINUTE_MS
/** Messages on one page of history, and of a reload (decided). */
export const HISTORY_PAGE_SIZE = 50
/** A client that missed more changes than this is told to reload (decision D9). */
export const MAX_MISSED = 200
/** Messages that may wait for the line (decided). */
export const MAX_WAITING = 100
/** A message counts as read once it has been in sight for so long (decided). */
export const READ_AFTER_MS = SECOND_MS
/** What was said and noted is kept for 2 years (W25). */
export const TEXT_LIFE_MS = 2 * 365 * DAY_MS
/** The number of characters still free from which on the composer counts them (decided). */
export const COUNTER_FROM = 200
/** Notices of shops that are shown at once; the others are counted (R4.11, decided). */
export const MAX_NOTICES = 3
/** Canned replies of a shop: those that are shared and everybody's own together (decided). */
export const MAX_CANNED_REPLIES = 500
/** Connections that one sender may have open at once, over all server processes (decided). */
export const MAX_CONNECTIONS = 20
/** Conversations in a customer's list (decided). */
export const MAX_LISTED = 50
/** Orders that the customer's card shows (width 2.9). */
export const MAX_BACKGROUND_ORDERS = 10
/** Goods asked about that the customer's card shows (width 2.9). */
export const MAX_BACKGROUND_GOODS = 5
