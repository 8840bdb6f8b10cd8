import { simplified } from './simplified.ts'

/** A run of Han characters, or a run of other letters and digits; everything else divides. */
const RUNS = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const HAN = /^\p{Script=Han}/u
/** Digits behind letters, by which people also name a model: `8458P` of `Intel8458P`. */
const MODEL_NUMBER = /(?<=\p{L})\p{N}\S+$/u
/** Such a name in full: its maker or family, and its number. */
const NAMED_MODEL = /^(\p{L}{3,})(\p{N}{3,}\p{L}*)$/u
/** English words that say nothing of what is sought. */
const NOISE = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
/** The most characters of a lexeme; the database takes 2,046 bytes. */
const LONGEST = 64
const cut = (run: string): string => [...run.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('')
/** A count as buyers and merchants write it: digits that begin a word, or Chinese ones. */
const COUNT = String.raw`(?:(?<![[\p{L}\p{N}.]--\p{Script=Han}])(?<digits>\d+)|(?<numeral>[两一二三四五六七八九十]+))`
/** Where a word of letters and digits ends; Chinese may follow at once. */
const WORD_END = String.raw`(?![[\p{L}\p{N}]--\p{Script=Han}])`
/** The units that buyers ask by, each with the ways to write it. */
const UNITS = {
  gb: `g(?:i?b)?${WORD_END}`,
  tb: `t(?:i?b)?${WORD_END}`,
  card: String.raw`张卡|张|卡|[x×*]\s*(?=[\p{L}--\p{Script=Han}])|(?:cards?|gpus?)${WORD_END}`,
  core: `核|(?:c|cores?|v?cpus?)${WORD_END}`,
}
/** How many of what: `80 GB`, `80G`, `8*A800`, `八卡`, `88C`. */
const MEASURE = new RegExp(
  String.raw`${COUNT}\s*(?:${Object.entries(UNITS)
    .map(([unit, ways]) => `(?<${unit}>${ways})`)
    .join('|')})`,
  'gv',
)

const NUMERALS = '零一二三四五六七八九'
/** A Chinese numeral below a hundred: `八`, `十六`, `六十四`. */
const numberOf = (numeral: string): number => {
  const [tens = '', ones] = numeral.replace('两', '二').split('十')
  const digit = (text: string) => Math.max(NUMERALS.indexOf(text), 0)
  return ones === undefined ? digit(tens) : 10 * (tens === '' ? 1 : digit(tens)) + digit(ones || '零')
}

/** A part of some words: a measure with its one lexeme, e.g. `80gb`, or what stands between measures. */
interface Part {
  readonly text: string
  readonly measure?: string
}

const measureOf = ({ digits, numeral = '', ...units }: Readonly<Record<string, string | undefined>>) =>
  `${cut(digits ?? `${numberOf(numeral)}`)}${Object.keys(units).find((unit) => units[unit] !== undefined) ?? ''}`

const partsOf = (plain: string): readonly Part[] => {
  const found = [...plain.matchAll(MEASURE)]
  const ends = [0, ...found.map(({ index, 0: text }) => index + text.length)]
  return [
    ...found.flatMap((match, i) => [
      { text: plain.slice(ends[i], match.index) },
      { text: match[0], measure: measureOf(match.groups ?? {}) },
    ]),
    { text: plain.slice(ends.at(-1)) },
  ]
}

/**
 * Words as index and queries compare them, as `folded` of the database does: full-width letters as ordinary ones, all of
 * them small, and traditional characters as simplified ones, each by itself: a part of a text must read as it does within
 * the whole.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Script=Han}/gu, simplified)

const runsOf = (text: string): readonly string[] => plainWords(text).match(RUNS) ?? []

const pairsOf = (run: string): readonly string[] => {
  const characters = [...run]
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

const lexemesOfRun = (run: string): readonly string[] => {
  if (HAN.test(run)) return [...pairsOf(run), [...run].at(-1) ?? '']
  const word = cut(run)
  const number = MODEL_NUMBER.exec(word)?.[0]
  return number === undefined ? [word] : [word, number]
}

/** Lexemes as they stand in the index. */
export const lexemesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => [...runsOf(text).flatMap(lexemesOfRun), ...measuresIn(text)])
      .filter((word) => !NOISE.has(word)),
  )

const measuresIn = (text: string): readonly string[] =>
  partsOf(plainWords(text)).flatMap(({ measure }) => (measure === undefined ? [] : [measure]))

/**
 * The text of a tsvector for texts, with weight A for names and C for details; a lexeme without a position would pass for any weight. Han runs become overlapping pairs plus their last
 * character alone, so that a query of any length finds any part of them; other runs become words, and model numbers
 * words of their own. Lexemes consist of letters and digits only, so nothing in them needs quoting.
 */
export const lexemesOf = (
  texts: readonly string[],
  names: readonly string[] = [],
  details: readonly string[] = [],
): string => {
  const inNames = lexemesIn(names)
  const beside = lexemesIn(texts).difference(inNames)
  const inDetails = lexemesIn(details).difference(inNames).difference(beside)
  return [
    ...[...inNames].map((lexeme) => `${lexeme}:1A`),
    ...[...beside].map((lexeme) => `${lexeme}:1`),
    ...[...inDetails].map((lexeme) => `${lexeme}:1C`),
  ].join(' ')
}

type Term = (text: string, isBeginning?: boolean) => string

const termsOfRun = (run: string, term: Term): string => {
  if (HAN.test(run))
    return [...run].length === 1
      ? term(run, true)
      : pairsOf(run)
          .map((pair) => term(pair))
          .join(' & ')
  // One letter is a name, like that of the language R; as the beginning of a word it would find everything.
  if (run.length === 1) return term(run)
  const word = cut(run)
  const [, maker, number] = NAMED_MODEL.exec(word) ?? []
  if (maker === undefined || number === undefined) return term(word, true)
  return `(${term(word, true)} | ${term(maker, true)} & ${term(number, true)})`
}

/** A model as some type it, `A-100`: in one word, as most write it. */
const HYPHENED = /(?<![\p{L}\p{N}])([a-z]{1,4})-(\d{2,}[a-z]*)(?![\p{L}\p{N}])/gu

const said = (text: string, term: Term): readonly string[] =>
  runsOf(text)
    .filter((run) => !NOISE.has(run))
    .map((run) => termsOfRun(run, term))

const hyphened = (text: string, term: Term): readonly string[] => {
  const found = [...text.matchAll(HYPHENED)]
  const ends = [0, ...found.map(({ index, 0: whole }) => index + whole.length)]
  return [
    ...found.flatMap(({ index, 1: family = '', 2: number = '' }, i) => [
      ...said(text.slice(ends[i], index), term),
      `(${term(family + number, true)} | ${term(family)} & ${term(number, true)})`,
    ]),
    ...said(text.slice(ends.at(-1)), term),
  ]
}

const queryWith = (words: string, term: Term): string =>
  partsOf(plainWords(words))
    .flatMap(({ text, measure }) => {
      if (measure === undefined) return hyphened(text, term)
      const typed = /\s/u.test(text) ? [] : said(text, term)
      return [`(${[term(measure), ...(typed.length === 0 ? [] : [typed.join(' & ')])].join(' | ')})`]
    })
    .join(' & ')

/**
 * The text of a tsquery: every pair of a Han run, every other run as the beginning of a word, a measure however it is
 * written; all must be there. Empty, and so found nowhere, for words that say nothing.
 */
export const queryOf = (words: string): string =>
  queryWith(words, (text, isBeginning) => (isBeginning === true ? `${text}:*` : text))

const queryWithin = (words: string, weights: string): string =>
  queryWith(words, (text, isBeginning) => `${text}:${isBeginning === true ? '*' : ''}${weights}`)

/** The same, but everything must be in the name. */
export const nameQueryOf = (words: string): string => queryWithin(words, 'A')

/** The same, but nothing may be in the details only. */
export const mainQueryOf = (words: string): string => queryWithin(words, 'AD')
