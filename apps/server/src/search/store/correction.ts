import type { Db } from '../../database.ts'
import { knownIn } from '../search.entry.ts'
import { nodesOf, type Taxonomy } from '../search.taxonomy.ts'

/** How alike two words must be, 0 to 1, for one to be taken as meant by the other. */
const MIN_LIKENESS = 0.5
/** And by how many characters their lengths may differ. */
const MAX_LONGER = 3

/** Overlapping pairs of characters, the ends marked, so that beginnings count. */
const pairsOf = (word: string): readonly string[] => {
  const characters = ['^', ...word, '$']
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

/** The words that a mall knows, ready to be asked for one that is like another. */
export interface Vocabulary {
  /** Whether a known word begins so. */
  knows(beginning: string): boolean
  /** The known word most like `word`, by Dice's coefficient of their pairs; the shorter of two that are equally so. */
  closest(word: string): string | undefined
}

export const vocabularyOf = (words: readonly string[]): Vocabulary => {
  const sorted = [...new Set(words)].toSorted()
  const holders = new Map<string, string[]>()
  for (const word of sorted)
    for (const pair of new Set(pairsOf(word))) holders.get(pair)?.push(word) ?? holders.set(pair, [word])

  const firstFrom = (text: string): string | undefined => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return sorted[low]
  }

  return {
    knows: (beginning) => firstFrom(beginning)?.startsWith(beginning) === true,
    closest: (word) => {
      const pairs = new Set(pairsOf(word))
      const shared = new Map<string, number>()
      for (const pair of pairs)
        for (const other of holders.get(pair) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
      const [best] = [...shared]
        .filter(([other]) => Math.abs(other.length - word.length) <= MAX_LONGER)
        .map(([other, count]) => ({ other, like: (2 * count) / (pairs.size + new Set(pairsOf(other)).size) }))
        .filter(({ like }) => like >= MIN_LIKENESS)
        .toSorted(
          (a, b) => b.like - a.like || a.other.length - b.other.length || (a.other < b.other ? -1 : 1),
        )
      return best?.other
    },
  }
}

/** The words with each unknown one put right, or undefined when there is nothing to put right. */
export const corrected = (words: string, { knows, closest }: Vocabulary): string | undefined => {
  const typed = words.normalize('NFKC').toLowerCase().split(/\s+/u)
  const right = typed.map((word) => (knows(word) ? word : (closest(word) ?? word))).join(' ')
  return right === typed.join(' ') ? undefined : right
}

const categoryWords = ({ all }: Taxonomy) =>
  nodesOf(Object.values(all.categories).flat()).flatMap(({ name }) => knownIn(name))

/** The words of goods' names and tags, those of all categories, and `terms` that the search knows beside them. */
export const readVocabulary = async (
  db: Db,
  taxonomy: Taxonomy,
  terms: readonly string[],
): Promise<Vocabulary> => {
  const rows = await db.selectFrom('search_words').select('word').execute()
  return vocabularyOf([...rows.map(({ word }) => word), ...categoryWords(taxonomy), ...terms])
}
