import { categoryProblems, type GoodsForm, type GoodsProblem } from '@compute-mall/core/goods'
import { type Category, categoriesOfKind, categoryLeaves } from '@compute-mall/core/search'

/** The categories that goods of this kind can be filed under, and what is wrong with the one that they are. */
export const categoriesFor = (
  form: Pick<GoodsForm, 'kind' | 'classification'>,
  tree: readonly Category[],
): { readonly offered: readonly Category[]; readonly problems: readonly GoodsProblem[] } => {
  const ofKind = categoriesOfKind(tree, form.kind)
  const all = tree.flatMap(categoryLeaves)
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
