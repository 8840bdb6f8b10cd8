import type { Synonym, SynonymForm } from './synonym.codec.ts'
import { SYNONYM_FORM } from './synonym.codec.ts'

/** A word as it is compared: full-width letters as ordinary ones, small, with single blanks inside. */
export const tidiedTerm = (term: string): string =>
  term.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' ')

/** The meanings that a form names, each once, in their order. */
export const meaningsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n,，、;；]/u)
      .map((meaning) => meaning.trim().replaceAll(/\s+/gu, ' '))
      .filter((meaning) => meaning !== ''),
  ),
]

/** Fields of a word's form that can be wrong. */
export type SynonymField = 'term' | 'meanings'

/** The fields that a form has wrong: a word has a letter or digit, and meanings of its own unless it is ignored. */
export const wrongSynonymFields = ({ term, kind, meanings }: SynonymForm): readonly SynonymField[] => {
  const named = meaningsOf(meanings)
  const isRight =
    kind === 'ignored' ||
    (named.length > 0 &&
      named.length <= SYNONYM_FORM.maxMeanings &&
      named.every(
        (meaning) => meaning.length <= SYNONYM_FORM.maxTerm && tidiedTerm(meaning) !== tidiedTerm(term),
      ))
  return [
    ...(/[\p{L}\p{N}]/u.test(term) ? [] : (['term'] as const)),
    ...(isRight ? [] : (['meanings'] as const)),
  ]
}

/** A word as it is kept. */
export const synonymOf = ({
  term,
  kind,
  meanings,
}: SynonymForm): Pick<Synonym, 'term' | 'kind' | 'meanings'> => ({
  term: tidiedTerm(term),
  kind,
  meanings: kind === 'ignored' ? [] : meaningsOf(meanings),
})
