const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/**
 * The words that a search left out: what remains of the typed words without those that were searched for instead.
 * @returns null where others were searched for, not only fewer
 * @example
 * import { droppedWords } from '@compute-mall/core/search'
 *
 * droppedWords('A800 xyz', 'a800') // → 'xyz'
 */
export const droppedWords = (typed: string, instead: string): string | null => {
  let rest = plain(typed)
  let dropped = ''
  for (const word of instead.split(' ')) {
    const start = rest.indexOf(plain(word))
    if (start < 0) return null
    dropped += `${rest.slice(0, start)} `
    rest = rest.slice(start + plain(word).length)
  }
  return (dropped + rest).trim().replaceAll(/\s+/gu, ' ') || null
}
