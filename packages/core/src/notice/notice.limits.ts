import { DAY_MS, HOUR_MS, MINUTE_MS, type Milliseconds } from '../time/index.ts'

/** The greatest number on the bell; above it stands `99+`. */
export const MAX_BELL = 99
/** How long a notice is kept (W25). */
export const NOTICE_LIFE_MS: Milliseconds = 180 * DAY_MS
/** The most notices that one call marks as read. */
export const MAX_READ = 100

/** A mail that was not taken is tried again after a minute, then after twice as long each time, ten times in all. */
export const MAIL_RETRY = { firstMs: MINUTE_MS, mostMs: HOUR_MS, tries: 10 } as const
