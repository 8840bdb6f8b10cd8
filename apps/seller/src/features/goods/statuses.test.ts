import { emptyGoodsForm, type GoodsForm, goodsProblems } from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { statusesOf } from './statuses.ts'

const { softwareForm } = goodsFormFixtures
const NOW = Date.parse('2026-11-27T06:00:00Z')
const statuses = (form: GoodsForm, isChecked = false) =>
  statusesOf(
    form,
    goodsProblems(form, NOW).map(({ field }) => field),
    isChecked,
  )
const withStock = (...capacities: readonly number[]): GoodsForm => ({
  ...softwareForm,
  skus: softwareForm.skus.map((sku, at) => ({
    ...sku,
    stock: [{ clusterId: '', capacity: capacities[at] ?? 0 }],
  })),
})

describe('how far the sections of the editor are', () => {
  it('[R6.06] an empty form has what must be filled in, and what may', () => {
    expect(statuses(emptyGoodsForm('software'))).toEqual({
      basics: 'open',
      description: 'open',
      specifications: 'optional',
      prices: 'open',
      where: 'open',
      limits: 'complete',
      delivery: 'optional',
      dependencies: 'optional',
      more: 'optional',
      listing: 'complete',
    })
  })

  it('[R6.06] what is filled in is complete, and what was left out is not', () => {
    const { delivery, dependencies, ...others } = statuses(softwareForm)
    expect(Object.values(others).every((status) => status === 'complete')).toBe(true)
    expect([delivery, dependencies]).toEqual(['complete', 'optional'])
    const [first, ...rest] = softwareForm.skus
    const form: GoodsForm = {
      ...softwareForm,
      classification: { ...softwareForm.classification, delivery: [] },
      skus: first === undefined ? rest : [{ ...first, appPlatformUrl: null }, ...rest],
    }
    expect(statuses(form).delivery).toBe('optional')
  })

  it('[R6.06] a stock of which nothing can be sold is not complete, and bars nobody', () => {
    expect([statuses(withStock(0, 0)).where, statuses(withStock(0, 0), true).where]).toEqual(['open', 'open'])
    expect(statuses(withStock(0, 1)).where).toBe('complete')
    expect(goodsProblems(withStock(0, 0), NOW)).toEqual([])
  })

  it('[R6.06] what is wrong is told as wrong once it was to be handed in', () => {
    const form = { ...softwareForm, description: [] }
    expect([statuses(form).description, statuses(form, true).description]).toEqual(['open', 'wrong'])
  })
})
