import * as t from 'io-ts'
import {
  BooleanFromText,
  Count,
  LineUpTo,
  Nullable,
  OneOf,
  Revision,
  StringOf,
  Words,
} from '../codec/index.ts'
import { isCode } from './search.rules.ts'

/** What the taxonomy orders: computing, applications, industries, and the values of the filter groups (R3.04). */
export const TaxonomyTree = OneOf('TaxonomyTree', ['resource', 'application', 'industry', 'filter'])
export type TaxonomyTree = t.TypeOf<typeof TaxonomyTree>

/** The most characters of a name, and of the code of a new category. */
export const TAXONOMY_FORM = { maxName: 40, maxCode: 40 } as const

/** A code of the taxonomy, as it stands in addresses. */
export const TaxonomyCode = StringOf('TaxonomyCode', isCode)

/** A category, an industry, a filter group or one of its values, as operations maintain it (issue 14). */
export const TaxonomyNode = t.readonly(
  t.type({
    tree: TaxonomyTree,
    /** As it stands in addresses; it never changes. */
    code: t.string,
    /** What it stands below; null on top. */
    parent: Nullable(t.string),
    name: Words,
    /** Hidden ones are in no menu and no filter, and goods cannot be filed under them anew. */
    hidden: t.boolean,
    /** Counts its changes; a change names the revision that it was made from. */
    revision: Count,
  }),
  'TaxonomyNode',
)
export type TaxonomyNode = t.TypeOf<typeof TaxonomyNode>

/** A tree, parents before what is below them, both in the order in which the mall shows them. */
export const TaxonomyNodes = t.readonlyArray(TaxonomyNode)

const names = { nameZh: LineUpTo(TAXONOMY_FORM.maxName), nameEn: LineUpTo(TAXONOMY_FORM.maxName) }

/** A new category as its form says it; an empty parent means on top. */
export const TaxonomyForm = t.type({
  tree: TaxonomyTree,
  parent: LineUpTo(TAXONOMY_FORM.maxCode),
  code: LineUpTo(TAXONOMY_FORM.maxCode),
  ...names,
})
export type TaxonomyForm = t.TypeOf<typeof TaxonomyForm>

/** A change of names or of whether it is hidden, with the revision that it was made from. */
export const TaxonomyChange = t.type({ ...names, hidden: BooleanFromText, revision: Revision })
export type TaxonomyChange = t.TypeOf<typeof TaxonomyChange>

/** One place up or down among those beside it. */
export const TaxonomyMove = t.type({ direction: OneOf('TaxonomyDirection', ['up', 'down']) })
export type TaxonomyMove = t.TypeOf<typeof TaxonomyMove>
