import * as t from 'io-ts'
import { Count, Id, Keyword, LineUpTo, OneOf, Optional, Revision, TextUpTo } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'

/**
 * What a word of buyers does in the search: `same` finds what its meanings find as well, `instead` is looked for as one
 * of its meanings where nothing else is found, `ignored` says nothing of what is sought (decided; R2.10).
 */
export const SynonymKind = OneOf('SynonymKind', ['same', 'instead', 'ignored'])
export type SynonymKind = t.TypeOf<typeof SynonymKind>

/** The most characters of a word or a meaning, and the most meanings of one word. */
export const SYNONYM_FORM = { maxTerm: 40, maxMeanings: 20, maxText: 900 } as const

/** A word of buyers and what it means to the search, as operations maintain it. */
export const Synonym = t.readonly(
  t.type({
    synonymId: Id,
    /** As it is compared: small letters, ordinary width; unique. */
    term: t.string,
    kind: SynonymKind,
    /** What is looked for; of `instead` the first that finds something. Empty for `ignored`. */
    meanings: t.readonlyArray(t.string),
    /** Counts its changes; a change names the revision that it was made from. */
    revision: Count,
  }),
  'Synonym',
)
export type Synonym = t.TypeOf<typeof Synonym>

/** The words of the search, by word. */
export const synonymList = defineList({
  filters: {
    kind: Optional(SynonymKind),
    /** Part of the word or of a meaning. */
    keyword: Optional(Keyword),
  },
  sorts: ['term', '-term'],
})
/** A page of the words of the search. */
export const SynonymPage = ListPage(Synonym)

/** A word as its form says it; meanings are divided by commas or line breaks. */
export const SynonymForm = t.type({
  term: LineUpTo(SYNONYM_FORM.maxTerm),
  kind: SynonymKind,
  meanings: TextUpTo(SYNONYM_FORM.maxText),
})
export type SynonymForm = t.TypeOf<typeof SynonymForm>

/** A change of a word, with the revision that it was made from. */
export const SynonymChange = t.type({ ...SynonymForm.props, revision: Revision })
