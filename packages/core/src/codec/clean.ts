/** Code points that leave no mark on a page: Unicode's default ignorable ones, the braille blank and annotation anchors. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u
/** Embeddings, overrides and isolates of the bidirectional algorithm: dropped at the ends of a text, refused within. */
const TURN = /[\u202a-\u202e\u2066-\u2069]/u
const END = /[\s\u202a-\u202e\u2066-\u2069]/u
/** Spaces of other widths than the usual one. The ideographic space is not among them: it indents paragraphs. */
const WIDE_OR_THIN = /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/gu
const BREAK = /[\n\r\u0085\u2028\u2029]+/u

/** What a joiner, a variation selector or a tag can belong to; anywhere else nobody sees that it is there. */
const JOINS = /[\u200c\u200d]/u
const JOINED =
  /\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u
const SELECTS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u
const SELECTED = /[\p{Extended_Pictographic}\d#*\p{Script=Han}\p{Script=Mongolian}]/u
const TAGS = /[\u{e0020}-\u{e007f}]/u
const TAGGED = /[\u{1f3f4}\u{e0020}-\u{e007e}]/u

const isPart = (mark: string, before: string): boolean =>
  TURN.test(mark) ||
  (JOINS.test(mark) && JOINED.test(before)) ||
  (SELECTS.test(mark) && SELECTED.test(before)) ||
  (TAGS.test(mark) && TAGGED.test(before))

const withoutUnseen = (text: string): string => {
  if (!UNSEEN.test(text)) return text
  let seen = ''
  let before = ''
  for (const character of text) {
    if (UNSEEN.test(character) && !isPart(character, before)) continue
    seen += character
    before = character
  }
  return seen
}

/** Not white space, a mark without a glyph, a control, or an accent on nothing. */
const VISIBLE =
  /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{M}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb]/u

/**
 * Whether nothing of a text is visible, so that a field with it is not filled in.
 * @example
 * import { isBlank } from '@compute-mall/core/codec'
 *
 * isBlank('\u3164 \u200b') // → true
 */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

const ofSeen = (text: string, ends: (text: string) => string): string =>
  isBlank(text) ? '' : ends(withoutUnseen(text).normalize('NFC'))

const bare = (text: string): string => {
  let start = 0
  let end = text.length
  while (start < end && END.test(text.charAt(start))) start += 1
  while (end > start && END.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * One line as it is judged, compared and stored: composed (NFC), without marks that nobody sees, with usual spaces, and
 * without any at its ends. Line breaks and turns of direction within stay, for a codec to refuse.
 * @example
 * import { cleanLine } from '@compute-mall/core/codec'
 *
 * cleanLine('\ufeff星澜\u00a0智算\u200b ') // → '星澜 智算'
 */
export const cleanLine = (text: string): string =>
  ofSeen(text, (seen) => bare(seen.replaceAll(WIDE_OR_THIN, ' ').replaceAll(/[\t\u3000]/g, ' ')))

/** One line made of what was written in several, e.g. a reason: each break becomes a space. */
export const cleanReason = (text: string): string =>
  cleanLine(
    text
      .split(BREAK)
      .map((line) => line.trim())
      .join(' '),
  )

/** Several lines, cleaned as `cleanLine` cleans one; breaks are `\n`. */
export const cleanText = (text: string): string =>
  ofSeen(text, (seen) =>
    bare(seen.replaceAll(WIDE_OR_THIN, ' ').replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')),
  )

const SEPARATORS = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{Pd}\u2212\u2800]/gu

/**
 * A number or code as documents group it, without spaces, hyphens, full-width forms and marks that nobody sees. Not for
 * amounts: it drops the sign of a negative one.
 * @example
 * import { cleanNumber } from '@compute-mall/core/codec'
 *
 * cleanNumber('６２２２ 0212-3456 7890') // → '6222021234567890'
 */
export const cleanNumber = (text: string): string =>
  text.length > MAX_WRITTEN ? text : ungrouped(ungrouped(text))
/** No number is written in more UTF-16 units; what is longer is refused as it is. */
const MAX_WRITTEN = 1_000
// Composed anew after each step: what a mark stood between may belong together.
const ungrouped = (text: string): string => text.replaceAll(SEPARATORS, '').normalize('NFKC')

/** Digits of a number in a search; dates have 8, and stay as they are written. */
const LEAST_DIGITS = 10

/**
 * Words for a search in one line, of whatever was pasted. A long number, e.g. of an order, is found however it is
 * grouped.
 * @example
 * import { cleanKeyword } from '@compute-mall/core/codec'
 *
 * cleanKeyword('20261128 1234-567890') // → '202611281234567890'
 */
export const cleanKeyword = (text: string): string => {
  const number = cleanNumber(text)
  if (/^\d+$/.test(number) && number.length >= LEAST_DIGITS) return number
  return cleanReason(text.replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ')).replaceAll(
    / {2,}/g,
    ' ',
  )
}

/** Digits of a code that is sent by SMS or mail. */
export const SENT_CODE_DIGITS = 6
const NAMED_CODE = /(?:验证码|校验码|动态码|code)\D{0,20}?(\d{6})(?!\d)/iu
const ANY_CODE = /(?:^|\D)(\d{6})(?!\d)/u

/**
 * The code in what was typed or pasted, be it the whole message; what holds none becomes its digits, cut to the length
 * of a code.
 * @example
 * import { cleanSentCode } from '@compute-mall/core/codec'
 *
 * cleanSentCode('【Compute Mall】验证码 123456，5分钟内有效') // → '123456'
 */
export const cleanSentCode = (text: string): string => {
  const plain = text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
  const grouped = plain.replaceAll(/(\d{3})[\s\p{Pd}](?=\d{3}(?!\d))/gu, '$1')
  const [, code] = NAMED_CODE.exec(grouped) ?? ANY_CODE.exec(grouped) ?? []
  return code ?? plain.replaceAll(/\D/g, '').slice(0, SENT_CODE_DIGITS)
}

/**
 * What two names have in common that a reader takes for one: compatible characters are one, case and marks that nobody
 * sees do not count.
 * @example
 * import { nameKey } from '@compute-mall/core/codec'
 *
 * nameKey('Ｓｔａｒ\u200blan') === nameKey('starlan') // → true
 */
export const nameKey = (name: string): string =>
  withoutUnseen(name.normalize('NFKC'))
    .replaceAll(/\u200c|\u200d|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * A character as a message can show it: itself, or the number of one that nobody sees, e.g. `U+200B`.
 */
export const signOf = (character: string): string =>
  isBlank(character) || !character.isWellFormed()
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character

/** The most UTF-16 units of words that are searched for. */
export const MAX_KEYWORD = 100

/** What a text may not hold, by its kind; each also refuses halves of pairs. */
export const REFUSED = {
  /** Controls, line breaks and turns of direction (UAX #9), which make a name read as another one. */
  inLines: /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
  /** The same but for line breaks and tabs. */
  inTexts: /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/u,
  /** What no database text can hold. */
  inTyped: /\p{Cs}|\0/u,
}
