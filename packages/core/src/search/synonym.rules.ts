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

/** Whether search can look for a text: it compares letters and digits only. */
const isSearchable = (text: string): boolean => text.isWellFormed() && /[\p{L}\p{N}]/u.test(tidiedTerm(text))

const wrongFields = ({
  term,
  kind,
  meanings,
}: Pick<Synonym, 'term' | 'kind' | 'meanings'>): readonly SynonymField[] => {
  const isMeaning = (meaning: string) =>
    meaning.length <= SYNONYM_FORM.maxTerm &&
    isSearchable(meaning) &&
    tidiedTerm(meaning) !== tidiedTerm(term)
  const isRight =
    kind === 'ignored' ||
    (meanings.length > 0 && meanings.length <= SYNONYM_FORM.maxMeanings && meanings.every(isMeaning))
  return [...(isSearchable(term) ? [] : (['term'] as const)), ...(isRight ? [] : (['meanings'] as const))]
}

/** The invalid fields of a form: word and meanings contain a letter or digit each; an ignored word has no meanings. */
export const wrongSynonymFields = ({ meanings, ...form }: SynonymForm): readonly SynonymField[] =>
  wrongFields({ ...form, meanings: meaningsOf(meanings) })

/** Whether search uses a stored word. Search skips the others, and the list of operations marks them. */
export const isUsableSynonym = (synonym: Pick<Synonym, 'term' | 'kind' | 'meanings'>): boolean =>
  wrongFields(synonym).length === 0

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
