import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import {
  besideIn,
  categoriesOfKind,
  isGrowing,
  TaxonomyNode,
  TaxonomyTree,
  taxonomyName,
  wrongTaxonomyFields,
} from './index.ts'
import { searchFixtures } from './testing/index.ts'

const nodes = searchFixtures.taxonomyNodes
const form = {
  tree: 'application',
  parent: 'software',
  code: 'quantum',
  nameZh: '量子计算',
  nameEn: 'Quantum computing',
} as const

describe('a category of the mall', () => {
  it('[R3.01] fits its codec as a sample', () => {
    for (const node of nodes) expect(decode(TaxonomyNode)(node)).toEqual(E.right(node))
  })

  it.each([
    ['a code and both names', form, []],
    ['no code', { ...form, code: '' }, ['code']],
    ['a code that begins with a digit', { ...form, code: '4090' }, ['code']],
    ['a code that an address cannot carry', { ...form, code: 'a b' }, ['code']],
    ['no Chinese name', { ...form, nameZh: ' ' }, ['nameZh']],
    ['no English name', { ...form, nameEn: '' }, ['nameEn']],
    ['a Chinese character in its English name', { ...form, nameEn: 'Quantum 计算' }, ['nameEn']],
    ['nothing', { ...form, code: '', nameZh: '', nameEn: '' }, ['code', 'nameZh', 'nameEn']],
  ] as const)('[R3.04] with %s has wrong: %j', (_, given, wrong) => {
    expect(wrongTaxonomyFields(given)).toEqual(wrong)
  })

  it('[R3.04] keeps its names without margins', () => {
    expect(taxonomyName({ nameZh: ' 量子 ', nameEn: 'Quantum ' })).toEqual({ zh: '量子', en: 'Quantum' })
  })

  it('[R3.04] is added to goods alone: industries and filters are facts of the index', () => {
    expect(TaxonomyTree.values.filter(isGrowing)).toEqual(['resource', 'application'])
  })

  it('[R3.04] stands beside those below the same one', () => {
    const codes = nodes.map((node) => besideIn(nodes, node).map(({ code }) => code))
    expect(codes).toEqual([
      ['software', 'saas'],
      ['cfd', 'eda'],
      ['cfd', 'eda'],
      ['software', 'saas'],
    ])
  })
})

describe('the categories of a kind of goods', () => {
  const node = (code: string, ...children: readonly string[]) => ({
    code,
    name: { zh: code, en: code },
    children: children.map((below) => ({ code: below, name: { zh: below, en: below }, children: [] })),
  })
  const tree = [
    node('software', 'cfd', 'eda'),
    node('saas', 'saasAi'),
    node('data'),
    node('quantum', 'qubits'),
  ]
  const codesOf = (...input: Parameters<typeof categoriesOfKind>) =>
    categoriesOfKind(input[0], input[1]).map(({ code }) => code)

  it('[R3.04][R6.06] are those below its top category, and those of no kind', () => {
    expect(codesOf(tree, 'software')).toEqual(['cfd', 'eda', 'qubits'])
    expect(codesOf(tree, 'saas')).toEqual(['saasAi', 'qubits'])
    expect(codesOf(tree, 'data')).toEqual(['data', 'qubits'])
    expect(codesOf(tree, 'model')).toEqual(['qubits'])
  })
})
