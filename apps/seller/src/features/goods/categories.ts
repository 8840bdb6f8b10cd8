import { categoryProblems, type GoodsForm, type GoodsProblem } from '@compute-mall/core/goods'
import { type Category, categoriesOfKind } from '@compute-mall/core/search'

/** The leaves of some trees: what goods are filed under. */
export const leavesOf = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap((category) =>
    category.children.length === 0 ? [category] : leavesOf(category.children),
  )

/** The categories that goods of this kind can be filed under, and what is wrong with the one that they are. */
export const categoriesFor = (
  form: Pick<GoodsForm, 'kind' | 'classification'>,
  tree: readonly Category[],
): { readonly offered: readonly Category[]; readonly problems: readonly GoodsProblem[] } => {
  const ofKind = categoriesOfKind(tree, form.kind)
  const all = leavesOf(tree)
  const codesOf = (categories: readonly Category[]) => new Set(categories.map(({ code }) => code))
  return {
    // One of another kind, under which they were filed before, stays to be seen.
    offered: [
      ...ofKind,
      ...all.filter((each) => each.code === form.classification.category && !ofKind.includes(each)),
    ],
    problems:
      tree.length === 0 ? [] : categoryProblems(form, { known: codesOf(all), ofKind: codesOf(ofKind) }),
  }
}
