import type { Messages } from '../messages.ts'

/** How much longer than English a text may come out in a language that we do not have yet. */
const GROWTH = 1.4

/** A value that comes in later, as `{{count}}`. */
const PLACE = /\{\{.*?\}\}/g
const PLACE_OR_LETTER = /\{\{.*?\}\}|[a-z]/gi

/** Letters that every font has with an accent; the others stay as they are. */
const plain = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ'
const accented = 'àçđéĝĥîĵķļñöŕšţûŵýžÅÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ'
const accents = new Map([...plain].map((letter, index) => [letter, accented[index]]))

/**
 * A text as in a language that needs 40 % more room than English: accented, so that one sees what never was a text,
 * and in brackets, so that one sees where it is cut. Letters are repeated evenly, for long words grow most; the values
 * in it stay as they are.
 */
export const pseudo = (text: string): string => {
  const words = text.replace(PLACE, '')
  const letters = words.match(PLACE_OR_LETTER)?.length ?? 0
  const more = Math.max(0, Math.ceil(words.length * GROWTH) - words.length - '[]'.length)
  let seen = 0
  const grown = text.replace(PLACE_OR_LETTER, (found) => {
    if (found.length > 1) return found
    const before = Math.floor((seen * more) / letters)
    seen++
    return (accents.get(found) ?? found).repeat(1 + Math.floor((seen * more) / letters) - before)
  })
  return `[${grown}]`
}

/** Texts by key, each as in the language of nobody. */
export const pseudoTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]))

/** A module's messages, whose English is the language of nobody; dates and sums stay as the English have them. */
export const pseudoMessages = ({ zh, en }: Messages): Messages => ({ zh, en: pseudoTexts(en) })
