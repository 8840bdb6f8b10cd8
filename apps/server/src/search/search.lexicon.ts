import { isUsableSynonym, type Synonym } from '@compute-mall/core/search'
import { mainQueryOf, nameQueryOf, plainWords, queryOf } from '../platform/lexemes.ts'

/** A part of what was typed: a known word with what it means, or what stands between known words. */
interface Part {
  readonly text: string
  readonly means: readonly string[]
}

/** What was typed, as the search understands it. */
interface Reading {
  /** Whether there is nothing to look for: every word of it says nothing of what is sought. */
  readonly isEmpty: boolean
  /** The text of a tsquery for it (platform/lexemes). */
  readonly query: string
  /** The same with everything in the name, and with any part of it there. */
  readonly inName: { readonly all: string; readonly any: string }
  /** The same with nothing in the details only. */
  readonly inMain: string
  /** What to look for where this finds nothing, the best first. */
  readonly instead: readonly string[]
}

/** What words of buyers mean, ready to be asked. */
export interface Lexicon {
  read(words: string): Reading
  /** The words that a text consists of, in their order: a known one stays whole, others are divided as a dictionary does. */
  divide(words: string): readonly string[]
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /\p{Script=Han}/u

/** The words of a dictionary in a text. Single characters say too little to search for when they are part of a word. */
const dividedText = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .flatMap((word) => {
      if (!HAN.test(word) || [...word].length === 1) return [word]
      const segments = [...segmenter.segment(word)].map(({ segment }) => segment)
      return segments.filter((segment) => !HAN.test(segment) || [...segment].length > 1)
    })
    .filter((word) => queryOf(word) !== '')

/** A word as it is compared, whatever blanks are in it. */
const comparedTerm = (term: string): string => plainWords(term).replaceAll(/\s+/gu, '')

const LATIN = /[[\p{L}\p{N}]--\p{Script=Han}]/v

/** A known word as it may be typed: as a whole where it is written in letters, anywhere where in characters. */
const patternOf = (term: string): string => {
  const ends = (at: number) => LATIN.test([...term].at(at) ?? '')
  const text = term
    .split(/\s+/u)
    .map((word) => RegExp.escape(word))
    .join(String.raw`\s*`)
  const letter = String.raw`[[\p{L}\p{N}]--\p{Script=Han}]`
  return `${ends(0) ? `(?<!${letter})` : ''}${text}${ends(-1) ? `(?!${letter})` : ''}`
}

const alternatives = ({ text, means }: Part, ask: (words: string) => string): readonly string[] =>
  [text, ...means].map(ask).filter((query) => query !== '')

const anyOf = (queries: readonly string[]): string =>
  queries.length > 1 ? `(${queries.map((query) => `(${query})`).join(' | ')})` : (queries[0] ?? '')

const joined = (parts: readonly Part[], ask: (words: string) => string, operator: ' & ' | ' | '): string =>
  parts
    .map((part) => anyOf(alternatives(part, ask)))
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(operator)

const wordByWord = ({ text, means }: Part): readonly Part[] =>
  means.length > 0 ? [{ text, means }] : text.split(/\s+/u).map((word) => ({ text: word, means: [] }))

/**
 * Makes what operations maintain ready to read what buyers type. The longest known word at a place is meant. Unusable
 * entries are skipped: each affects only itself.
 */
export const lexiconOf = (synonyms: readonly Synonym[]): Lexicon => {
  const byTerm = new Map(
    synonyms.filter(isUsableSynonym).map((synonym) => [comparedTerm(synonym.term), synonym]),
  )
  const patterns = [...byTerm.keys()].toSorted((a, b) => b.length - a.length).map(patternOf)
  const known = patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'gv')

  const synonymAt = (text: string) => byTerm.get(comparedTerm(text))

  const divide = (words: string): readonly string[] => {
    const plain = plainWords(words)
    const found = known === undefined ? [] : [...plain.matchAll(known)]
    const ends = [0, ...found.map(({ index, 0: text }) => index + text.length)]
    return [
      ...found.flatMap(({ index, 0: text }, i) => [
        ...dividedText(plain.slice(ends[i], index)),
        ...(synonymAt(text)?.kind === 'ignored' ? [] : [text]),
      ]),
      ...dividedText(plain.slice(ends.at(-1))),
    ]
  }

  const read = (words: string): Reading => {
    const plain = plainWords(words)
    const found = known === undefined ? [] : [...plain.matchAll(known)]
    const ends = [0, ...found.map(({ index, 0: text }) => index + text.length)]
    const between = [...found.map(({ index }, i) => plain.slice(ends[i], index)), plain.slice(ends.at(-1))]
    const parts = between.flatMap((text, i): readonly Part[] => {
      const word = found[i]?.[0]
      const synonym = word === undefined ? undefined : synonymAt(word)
      const gap = { text, means: [] }
      if (word === undefined || synonym?.kind === 'ignored') return [gap]
      return [gap, { text: word, means: synonym?.kind === 'same' ? synonym.meanings : [] }]
    })
    const query = joined(parts, queryOf, ' & ')
    const ignored = found.some(({ 0: text }) => synonymAt(text)?.kind === 'ignored')
    return {
      isEmpty: query === '' && ignored,
      query,
      inName: {
        all: joined(parts, nameQueryOf, ' & '),
        any: joined(parts.flatMap(wordByWord), nameQueryOf, ' | '),
      },
      inMain: joined(parts, mainQueryOf, ' & '),
      instead: insteadOf(plain, found, synonymAt),
    }
  }
  return { read, divide }
}

/** The words with each that is not offered replaced by what comes nearest: by the first of each, then by the second. */
const insteadOf = (
  plain: string,
  found: readonly RegExpExecArray[],
  synonymAt: (text: string) => Synonym | undefined,
): readonly string[] => {
  const near = found.map(({ 0: text, index }) => {
    const synonym = synonymAt(text)
    return { index, text, meanings: synonym?.kind === 'instead' ? synonym.meanings : [] }
  })
  const most = Math.max(0, ...near.map(({ meanings }) => meanings.length))
  return Array.from({ length: most }, (_, choice) =>
    near
      .filter(({ meanings }) => meanings.length > 0)
      .toReversed()
      .reduce(
        (words, { index, text, meanings }) =>
          `${words.slice(0, index)} ${meanings[choice] ?? meanings.at(-1) ?? text} ${words.slice(index + text.length)}`,
        plain,
      )
      .trim()
      .replaceAll(/\s+/gu, ' '),
  )
}
