import { MINUTE_MS, type Milliseconds } from '../time/index.ts'

/** How long opening something to review holds it for its reviewer, unless renewed. */
export const CLAIM_LEASE_MS: Milliseconds = 15 * MINUTE_MS
/** A claim is renewed this often while its reviewer is active. */
export const CLAIM_RENEWAL_MS: Milliseconds = 5 * MINUTE_MS
/** Working days that a review may take, of merchants and of goods (W9). */
export const REVIEW_DAYS = 3
/** A queue is counted up to here, so that a home answers at once however much waits; more is told as `1000+`. */
export const MAX_QUEUE_COUNT = 1_000
/** Characters of the reason for one field. */
export const MAX_FIELD_REASON = 200
/** Characters of the reason for the whole. */
export const MAX_GENERAL_REASON = 500
/** Characters of an applicant's answer to a reason (W10). */
export const MAX_ANSWER = 500
