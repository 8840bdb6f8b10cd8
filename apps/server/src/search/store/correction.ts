import type { Db } from '../../platform/database/index.ts'
import { plainWords } from '../../platform/lexemes.ts'
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
  /** The known model that reads the same when letters are mistaken for digits: `a100` for `a1oo`. */
  lookalike(word: string): string | undefined
  /** The known model of the same family whose number is nearest: `a800` for `a900`. */
  sibling(word: string): string | undefined
}

/** A word with the letters that look like digits as those digits. */
const lookOf = (word: string): string => word.replaceAll('o', '0').replaceAll(/[il]/g, '1')
const HAS_DIGIT = /\p{N}/u
/** A model: its family and its number. */
const MODEL = /^([a-z]{1,6})(\d{2,5})[a-z]*$/
/** A number with letters in place of digits. */
const MISREAD_NUMBER = /^(?=.*\d)[\doil]{2,}$/

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

  const looks = new Map(
    sorted
      .filter((word) => HAS_DIGIT.test(word))
      .toSorted((a, b) => b.length - a.length)
      .map((word) => [lookOf(word), word]),
  )
  const families = Map.groupBy(
    sorted.flatMap((word) => {
      const [, family, number] = MODEL.exec(word) ?? []
      return family === undefined ? [] : [{ word, family, number: Number(number) }]
    }),
    ({ family }) => family,
  )

  return {
    lookalike: (word) => {
      const known = looks.get(lookOf(word))
      if (known !== undefined) return known === word ? undefined : known
      return MISREAD_NUMBER.test(word) && lookOf(word) !== word ? lookOf(word) : undefined
    },
    sibling: (word) => {
      const [, family = '', number] = MODEL.exec(word) ?? []
      const distance = (other: { readonly number: number }) => Math.abs(other.number - Number(number))
      return families.get(family)?.toSorted((a, b) => distance(a) - distance(b))[0]?.word
    },
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
export const corrected = (
  words: string,
  { knows, lookalike, sibling, closest }: Vocabulary,
): string | undefined => {
  const typed = plainWords(words).split(/\s+/u)
  const rightOf = (word: string) => lookalike(word) ?? sibling(word) ?? closest(word) ?? word
  const right = typed.map((word) => (knows(word) ? word : rightOf(word))).join(' ')
  return right === typed.join(' ') ? undefined : right
}

/** The words with letters that were taken for digits as those digits, where that makes a known model. */
export const withDigits = (words: string, { knows, lookalike }: Vocabulary): string =>
  plainWords(words)
    .split(/\s+/u)
    .map((word) => (knows(word) ? word : (lookalike(word) ?? word)))
    .join(' ')

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
