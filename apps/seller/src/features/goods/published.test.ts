import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { publishedAt, valueAt } from './published.ts'

const [first, second] = goodsFormFixtures.softwareForm.skus
const published = {
  ...goodsFormFixtures.softwareForm,
  skus: [
    {
      ...first,
      id: 'sku_1',
      pricing: first?.pricing.map((price, at) => ({ ...price, id: `p_${at}` })) ?? [],
    },
    { ...second, id: 'sku_2', pricing: second?.pricing.map((price) => ({ ...price, id: 'p_9' })) ?? [] },
  ] as typeof goodsFormFixtures.softwareForm.skus,
}

describe('the published value of a field', () => {
  it('[R4.03] is that of the same path where nothing has an id', () => {
    const form = { ...published, name: { zh: '新名', en: '' } }
    expect(publishedAt(form, published, 'name.zh')).toBe('云帆流体求解器')
    expect(valueAt(form, 'name.zh')).toBe('新名')
  })

  it('[R4.03] is that of the same sku and price, wherever they stand now', () => {
    const form = { ...published, skus: [...published.skus].reverse() }
    expect(publishedAt(form, published, 'skus.0.pricing.0.price')).toBe('800.00')
    expect(publishedAt(form, published, 'skus.1.pricing.0.price')).toBe('1200.00')
  })

  it('[R4.03] of a sku that is new is nothing', () => {
    const form = { ...published, skus: goodsFormFixtures.softwareForm.skus }
    expect(publishedAt(form, published, 'skus.0.pricing.0.price')).toBeUndefined()
  })
})
