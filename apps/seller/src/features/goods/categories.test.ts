import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { categoriesFor } from './categories.ts'

const { softwareForm } = goodsFormFixtures
const leaf = (code: string) => ({ code, name: { zh: code, en: code }, children: [] })
const tree = [
  { ...leaf('software'), children: [leaf('cfd'), leaf('eda')] },
  { ...leaf('saas'), children: [leaf('saasAi')] },
]
const filed = (category: string) =>
  categoriesFor({ ...softwareForm, classification: { ...softwareForm.classification, category } }, tree)
const codesOf = (category: string) => filed(category).offered.map(({ code }) => code)

describe('the categories of the editor', () => {
  it('[R3.04][R6.06] are those of the kind of the goods', () => {
    expect(codesOf('')).toEqual(['cfd', 'eda'])
    expect([filed('cfd').problems, filed('').problems]).toEqual([[], []])
  })

  it('[R3.04][R6.06] show one of another kind that was chosen before, and what is wrong with it', () => {
    expect(codesOf('saasAi')).toEqual(['cfd', 'eda', 'saasAi'])
    expect(filed('saasAi').problems.map(({ field, code }) => [field, code])).toEqual([
      ['classification.category', 'otherKind'],
    ])
  })

  it('[R6.06] judge nothing while the tree is on its way', () => {
    expect(categoriesFor(softwareForm, [])).toEqual({ offered: [], problems: [] })
  })
})
