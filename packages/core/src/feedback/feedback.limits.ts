import { DAY_MS } from '../time/index.ts'

/** Characters of a text, at least and at most. */
export const TEXT_LENGTH = { minimum: 10, maximum: 1_000 } as const
/** Characters of an answer or a note at most. */
export const MAX_ANSWER = 2_000
/** Pictures beside a text. */
export const MAX_PICTURES = 3
/** A picture as it may be sent (width 2.1). */
export const FEEDBACK_PICTURE = { types: ['image/png', 'image/jpeg', 'image/webp'], megabytes: 5 } as const
/** How often one may write in an hour: signed in, and per network address without. */
export const HOURLY_LIMIT = { user: 5, address: 3 } as const
/** How long after its answer feedback may be opened again, milliseconds. */
export const REOPEN_MS = 14 * DAY_MS
