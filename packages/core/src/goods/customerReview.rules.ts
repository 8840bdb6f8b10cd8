import { cleanText, isOneLine } from '../codec/index.ts'
import { DAY_MS, type Milliseconds } from '../time/index.ts'

/** The stars that a customer may give. */
export const STARS = { minimum: 1, maximum: 5 } as const
/** Characters of a customer's review, at least and at most (width 2.7). */
export const REVIEW_LENGTH = { minimum: 5, maximum: 500 } as const
/** Characters of a shop's reply, at least and at most (width 2.5). */
export const REPLY_LENGTH = { minimum: 2, maximum: 500 } as const
/** Lines of either at most. */
export const MAX_REVIEW_LINES = 20
/** How long after it was written a customer may change a review (width 2.7). */
export const REVIEW_CHANGE_MS: Milliseconds = 7 * DAY_MS
/** How long after it was given a shop may change its reply (width 2.5). */
export const REPLY_CHANGE_MS: Milliseconds = DAY_MS

const isText = (
  typed: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): boolean => {
  const text = cleanText(typed)
  const lines = text.split('\n')
  const { length } = [...text]
  return (
    length >= minimum &&
    length <= maximum &&
    text.length <= 4 * maximum &&
    lines.length <= MAX_REVIEW_LINES &&
    lines.every(isOneLine)
  )
}

/**
 * Whether a text can be a review: 5 to 500 characters in at most 20 lines, without control characters and without what
 * turns the direction of the text around it.
 * @example
 * import { isReviewText } from '@compute-mall/core/goods'
 *
 * isReviewText('Opened in a minute,\nfast and quiet.') // → true
 * isReviewText('Good') // → false
 */
export const isReviewText = (text: string): boolean => isText(text, REVIEW_LENGTH)

/** Whether a text can be the reply of a shop: as a review, from 2 characters. */
export const isReplyText = (text: string): boolean => isText(text, REPLY_LENGTH)
