/** A run of Han characters, or a run of other letters and digits; everything else divides. */
const RUNS = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const HAN = /^\p{Script=Han}/u
/** Digits behind letters, by which people also name a model: `8458P` of `Intel8458P`. */
const MODEL_NUMBER = /(?<=\p{L})\p{N}\S+$/u
/** Such a name in full: its maker or family, and its number. */
const NAMED_MODEL = /^(\p{L}{3,})(\p{N}{3,}\p{L}*)$/u
/** English words that say nothing of what is sought. */
const NOISE = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
const LONGEST = 64

const runsOf = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(RUNS) ?? []

const pairsOf = (run: string): readonly string[] => {
  const characters = [...run]
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

const lexemesOfRun = (run: string): readonly string[] => {
  if (HAN.test(run)) return [...pairsOf(run), [...run].at(-1) ?? '']
  const word = run.slice(0, LONGEST)
  const number = MODEL_NUMBER.exec(word)?.[0]
  return number === undefined ? [word] : [word, number]
}

/** Lexemes as they stand in the index. */
export const lexemesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => runsOf(text).flatMap(lexemesOfRun)).filter((word) => !NOISE.has(word)))

/**
 * The text of a tsvector for texts and, with weight A, names; a lexeme without a position would pass for any weight. Han runs become overlapping pairs plus their last
 * character alone, so that a query of any length finds any part of them; other runs become words, and model numbers
 * words of their own. Lexemes consist of letters and digits only, so nothing in them needs quoting.
 */
export const lexemesOf = (texts: readonly string[], names: readonly string[] = []): string => {
  const inNames = lexemesIn(names)
  const beside = [...lexemesIn(texts)].filter((lexeme) => !inNames.has(lexeme))
  return [...[...inNames].map((lexeme) => `${lexeme}:1A`), ...beside.map((lexeme) => `${lexeme}:1`)].join(' ')
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
  const word = run.slice(0, LONGEST)
  const [, maker, number] = NAMED_MODEL.exec(word) ?? []
  if (maker === undefined || number === undefined) return term(word, true)
  return `(${term(word, true)} | ${term(maker, true)} & ${term(number, true)})`
}

const queryWith = (words: string, term: Term): string =>
  runsOf(words)
    .filter((run) => !NOISE.has(run))
    .map((run) => termsOfRun(run, term))
    .join(' & ')

/**
 * The text of a tsquery: every pair of a Han run, every other run as the beginning of a word; all must be there.
 * Empty, and so found nowhere, for words that say nothing.
 */
export const queryOf = (words: string): string =>
  queryWith(words, (text, isBeginning) => (isBeginning === true ? `${text}:*` : text))

/** The same, but everything must be in the name. */
export const nameQueryOf = (words: string): string =>
  queryWith(words, (text, isBeginning) => (isBeginning === true ? `${text}:*A` : `${text}:A`))
