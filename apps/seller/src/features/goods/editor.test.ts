import { describe, expect, it } from 'vitest'
import { sectionOf } from './editor.types.ts'

describe('the section of a field', () => {
  it.each([
    ['name.zh', 'basics'],
    ['classification.category', 'basics'],
    ['classification.industry', 'basics'],
    ['classification.spec', 'specifications'],
    ['classification.delivery', 'delivery'],
    ['description.3.en', 'description'],
    ['specifications.0.values.1.name.zh', 'specifications'],
    ['skus', 'prices'],
    ['skus.2', 'prices'],
    ['skus.2.sn', 'prices'],
    ['skus.2.expiresAt', 'prices'],
    ['skus.0.pricing.1.price', 'prices'],
    ['skus.0.stock.1.capacity', 'where'],
    ['skus.0.stock', 'where'],
    ['skus.0.appPlatformUrl', 'delivery'],
    ['skus.0.appInfoList.0.name.zh', 'delivery'],
    ['limit.maxAmount', 'limits'],
    ['buyerLimit', 'limits'],
    ['dependencies.0.goodsId', 'dependencies'],
    ['cases.4.value.zh', 'more'],
    ['shelfAt', 'listing'],
  ])('[R6.06] of %s is %s', (path, section) => {
    expect(sectionOf(path)).toBe(section)
  })
})
