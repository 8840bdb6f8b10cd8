import { isBlank } from '../codec/index.ts'
import { applicationKinds, computeKinds, type GoodsKind } from '../goods/index.ts'
import type { Category } from './search.codec.ts'
import type { TaxonomyForm, TaxonomyNode, TaxonomyTree } from './taxonomy.codec.ts'

/** Whether operations add to a tree: industries and filter values are facts that the index knows by their bits. */
export const isGrowing = (tree: TaxonomyTree): boolean => tree === 'resource' || tree === 'application'

/** Fields of a form that can be wrong. */
export type TaxonomyField = 'code' | 'nameZh' | 'nameEn'

/** The names that are wrong: both are there, and the English one has no Chinese character (R1.01). */
export const wrongTaxonomyNames = ({
  nameZh,
  nameEn,
}: Pick<TaxonomyForm, 'nameZh' | 'nameEn'>): readonly TaxonomyField[] => [
  ...(isBlank(nameZh) ? (['nameZh'] as const) : []),
  ...(isBlank(nameEn) || /\p{Script=Han}/u.test(nameEn) ? (['nameEn'] as const) : []),
]

/** The fields that the form of a new category has wrong; its code begins with a letter, for it stands in addresses. */
export const wrongTaxonomyFields = (form: TaxonomyForm): readonly TaxonomyField[] => [
  ...(/^[a-z][a-zA-Z0-9]*$/.test(form.code) ? [] : (['code'] as const)),
  ...wrongTaxonomyNames(form),
]

/** The names as they are kept. */
export const taxonomyName = ({
  nameZh,
  nameEn,
}: Pick<TaxonomyForm, 'nameZh' | 'nameEn'>): TaxonomyNode['name'] => ({
  zh: nameZh.trim(),
  en: nameEn.trim(),
})

/** What stands beside a node, itself among it, in its order. */
export const besideIn = (nodes: readonly TaxonomyNode[], node: TaxonomyNode): readonly TaxonomyNode[] =>
  nodes.filter(({ tree, parent }) => tree === node.tree && parent === node.parent)

const kinds: readonly string[] = [...computeKinds, ...applicationKinds]

/** The leaves at and below a category: what goods are filed under. */
export const categoryLeaves = (category: Category): readonly Category[] =>
  category.children.length === 0 ? [category] : category.children.flatMap(categoryLeaves)

/**
 * The categories under which goods of a kind are filed: the leaves below the top category of that kind, and below those
 * of no kind, which operations have added (R3.04).
 * @param tree that of the compute market for computing, that of applications for others
 */
export const categoriesOfKind = (tree: readonly Category[], kind: GoodsKind): readonly Category[] =>
  tree.filter(({ code }) => code === kind || !kinds.includes(code)).flatMap(categoryLeaves)
