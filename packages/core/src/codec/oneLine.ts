/**
 * Control characters, line and paragraph separators, and what turns the direction of the text around it: embeddings,
 * overrides and isolates of Unicode's bidirectional algorithm (UAX #9). In a name they make it read as another one.
 */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is one line of whole characters, as names and addresses are. */
export const isOneLine = (text: string): boolean => !HIDDEN.test(text) && text.isWellFormed()

/** The longest beginning of at most `most` UTF-16 units that ends between two characters as people see them. */
export const cutTo = (text: string, most: number): string => {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, most + MAX_OF_A_CHARACTER))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
/** UTF-16 units after the cut that say whether a character ends there: far more than any that is in use has. */
const MAX_OF_A_CHARACTER = 64

/**
 * A file name as it may be kept and shown: one line, at most 120 UTF-16 units, its ending kept.
 * @example
 * import { fileNameOf } from '@compute-mall/core/codec'
 *
 * fileNameOf('slip\u202egnp.exe') // → 'slipgnp.exe'
 */
export const fileNameOf = (given: string): string => {
  const name = given.toWellFormed().replaceAll(new RegExp(HIDDEN, 'gu'), '').trim()
  const [ending = ''] = /\.[\w-]{1,10}$/.exec(name) ?? []
  return cutTo(name.slice(0, name.length - ending.length), MAX_FILE_NAME - ending.length) + ending
}
const MAX_FILE_NAME = 120
