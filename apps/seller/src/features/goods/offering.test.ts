import { emptyGoodsForm } from '@compute-mall/core/goods'
import { describe, expect, it } from 'vitest'
import { offering } from './offering.ts'

const item = {
  itemId: 'item-1',
  resourceNumber: 'GPU-A800-01',
  name: { zh: 'A800 节点', en: 'A800 node' },
  resourceType: 'gpu',
  clusterId: 'c-kunshan',
  status: 'enabled',
  specifications: [
    { code: 'a800x4', name: { zh: '四卡', en: 'Four cards' } },
    { code: 'a800x8', name: { zh: '八卡', en: 'Eight cards' } },
  ],
} as const

describe('[R4.04] goods that offer a resource of the catalogue', () => {
  const form = emptyGoodsForm('heterogeneous')
  const offered = { ...form, ...offering(form, item, 'abc') }

  it('[J16] have its type, its centre, and a sku for each of its specifications', () => {
    expect([offered.catalogueItemId, offered.resourceType, offered.classification.resource]).toEqual([
      'item-1',
      'gpu',
      ['gpu'],
    ])
    expect(offered.skus.map(({ specificationValues }) => specificationValues)).toEqual([
      { specification: 'a800x4' },
      { specification: 'a800x8' },
    ])
    for (const { stock } of offered.skus) expect(stock).toEqual([{ clusterId: 'c-kunshan', capacity: 0 }])
  })

  it('keep what was typed of a specification that another item has too', () => {
    const typed = {
      ...offered,
      skus: offered.skus.map((sku) => ({ ...sku, param: [{ name: item.name, value: item.name }] })),
    }
    const other = {
      ...item,
      itemId: 'item-2',
      clusterId: 'c-tianjin',
      specifications: item.specifications.slice(1),
    }
    const again = { ...typed, ...offering(typed, other, 'abc') }
    expect(again.skus.map(({ param }) => param.length)).toEqual([1])
    expect(again.skus[0]?.stock.map(({ clusterId }) => clusterId)).toEqual(['c-kunshan', 'c-tianjin'])
    expect(again.specifications.map(({ code }) => code)).toEqual(['specification'])
  })
})
