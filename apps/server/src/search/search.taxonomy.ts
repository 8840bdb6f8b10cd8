import type { Words } from '@compute-mall/core/codec'
import { isCompute } from '@compute-mall/core/goods'
import {
  type Category,
  categoriesOfKind,
  categoryLeaves,
  type FilterValues,
  filterGroups,
  type TaxonomyNode,
} from '@compute-mall/core/search'
import type { NameOfCode, Surroundings } from '../goods/index.ts'
import { beginning } from '../migrations/20261124T0300-search-taxonomy.ts'

type CategoryTree = 'resource' | 'application' | 'industry'
type Placed = Pick<TaxonomyNode, 'tree' | 'code' | 'parent' | 'name'>

/** The category trees and the filter groups with their values. */
export interface Trees {
  readonly categories: Readonly<Record<CategoryTree, readonly Category[]>>
  readonly filters: readonly FilterValues[]
}

/** Every node of some trees, parents before their children. */
export const nodesOf = (trees: readonly Category[]): readonly Category[] =>
  trees.flatMap((node) => [node, ...nodesOf(node.children)])

/** The codes into which goods are put below a node. */
export const leavesOf = (node: Category): readonly string[] => categoryLeaves(node).map(({ code }) => code)

/** The codes at and below a node: goods that were filed there before it was divided are found all the same. */
export const codesIn = (node: Category): readonly string[] => nodesOf([node]).map(({ code }) => code)

const isGroup = (code: string): code is FilterValues['group'] => filterGroups.some((group) => group === code)

/** The trees of some nodes, which stand in their order. What stands below nothing is left out. */
const treesOf = (nodes: readonly Placed[]): Trees => {
  const below = new Map<string, Placed[]>()
  for (const node of nodes) {
    const place = `${node.tree} ${node.parent ?? ''}`
    below.get(place)?.push(node) ?? below.set(place, [node])
  }
  const branch = (tree: TaxonomyNode['tree'], parent: string): readonly Category[] =>
    (below.get(`${tree} ${parent}`) ?? []).map(({ code, name }) => ({
      code,
      name,
      children: branch(tree, code),
    }))
  return {
    categories: {
      resource: branch('resource', ''),
      application: branch('application', ''),
      industry: branch('industry', ''),
    },
    filters: branch('filter', '').flatMap(({ code, name, children }) =>
      isGroup(code)
        ? [{ group: code, name, values: children.map((value) => ({ code: value.code, name: value.name })) }]
        : [],
    ),
  }
}

/** The words of each region's code. */
const regionWordsOf = ({ filters }: Trees): ReadonlyMap<string, Words> =>
  new Map(
    filters.flatMap(({ group, values }) =>
      group === 'region' ? values.map(({ code, name }) => [code, name] as const) : [],
    ),
  )

const namesIn = (nodes: readonly Pick<Category, 'code' | 'name'>[]): ReadonlyMap<string, Words> =>
  new Map(nodes.map(({ code, name }) => [code, name]))

/** What each code is called. */
const nameOfCodeIn = ({ categories, filters }: Trees): NameOfCode => {
  const ofGroup = (wanted: FilterValues['group']) =>
    namesIn(filters.flatMap(({ group, values }) => (group === wanted ? values : [])))
  const names = {
    category: namesIn(nodesOf([...categories.resource, ...categories.application])),
    industry: namesIn(nodesOf(categories.industry)),
    delivery: ofGroup('delivery'),
    spec: ofGroup('spec'),
  }
  return (of, code) => names[of].get(code) ?? null
}

/** The words of every code by which goods are filed: categories with what is above them, and filter values. */
const wordsOf = ({ categories, filters }: Trees): ReadonlyMap<string, readonly Words[]> =>
  new Map<string, readonly Words[]>([
    ...[...categories.resource, ...categories.application].flatMap((root) => [
      [root.code, [root.name]] as const,
      ...root.children.map(({ code, name }) => [code, [root.name, name]] as const),
    ]),
    ...filters.flatMap(({ values }) => values.map(({ code, name }) => [code, [name]] as const)),
  ])

/** What the mall knows of how goods are put in order. */
export interface Taxonomy {
  /** All of it, by which goods are found. */
  readonly all: Trees
  /** What menus and filters show, and goods can be filed under. */
  readonly shown: Trees
  readonly regionWords: ReadonlyMap<string, Words>
  /** The words by which goods with these codes are known. */
  readonly codeWords: (codes: readonly string[]) => readonly Words[]
}

export const taxonomyOf = (nodes: readonly TaxonomyNode[]): Taxonomy => {
  const all = treesOf(nodes)
  const words = wordsOf(all)
  return {
    all,
    shown: treesOf(nodes.filter(({ hidden }) => !hidden)),
    regionWords: regionWordsOf(all),
    codeWords: (codes) => codes.flatMap((code) => words.get(code) ?? []),
  }
}

const leavesIn = (trees: readonly Category[]): ReadonlySet<string> => new Set(trees.flatMap(leavesOf))

/** What goods ask of the trees when they are handed in, reviewed and published. */
export const surroundingsOf = ({
  all,
  shown: { categories },
  regionWords,
}: Pick<Taxonomy, 'all' | 'shown' | 'regionWords'>): Surroundings => ({
  taxonomy: {
    categories: new Set([...leavesIn(categories.resource), ...leavesIn(categories.application)]),
    categoriesOf: (kind) =>
      new Set(
        categoriesOfKind(isCompute(kind) ? categories.resource : categories.application, kind).map(
          ({ code }) => code,
        ),
      ),
    industries: leavesIn(categories.industry),
  },
  regionWords: (region) => regionWords.get(region) ?? null,
  nameOfCode: nameOfCodeIn(all),
})

const first = treesOf(beginning)

/** The trees with which a mall begins, for demonstration and tests. */
export const categoryTrees = first.categories
/** The filter groups with which a mall begins. */
export const filterValues = first.filters
/** The words of the regions with which a mall begins. */
export const regionWords = regionWordsOf(first)
/** What goods ask of the trees with which a mall begins. */
export const goodsSurroundings: Surroundings = surroundingsOf({ all: first, shown: first, regionWords })
