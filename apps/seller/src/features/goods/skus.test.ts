import { emptyGoodsForm } from '@compute-mall/core/goods'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationsOf, filledDown, placedIn, skusFor } from './skus.ts'

const specification = (code: string, ...values: readonly string[]) => ({
  code,
  name: { zh: code, en: code },
  values: values.map((value) => ({ code: value, name: { zh: value, en: value } })),
})
const form = emptyGoodsForm('software')

describe('skus of the editor', () => {
  it('[R6.06] are one for each combination of values', () => {
    expect(combinationsOf([specification('a', '1', '2'), specification('b', 'x', 'y')])).toEqual([
      { a: '1', b: 'x' },
      { a: '1', b: 'y' },
      { a: '2', b: 'x' },
      { a: '2', b: 'y' },
    ])
    expect(combinationsOf([])).toEqual([{}])
  })

  it('[R6.06] keep what was typed when a value is added, and never share a serial number', () => {
    const skus = skusFor(form, [specification('a', '1')], 'g').map((sku) => ({
      ...sku,
      appPlatformUrl: 'https://a',
    }))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        const values = Array.from({ length: count }, (_, index) => `${index + 1}`)
        const after = skusFor({ ...form, skus }, [specification('a', ...values)], 'g')
        expect(after[0]?.appPlatformUrl).toBe('https://a')
        expect(new Set(after.map(({ sn }) => sn)).size).toBe(count)
      }),
    )
  })

  it('[R6.06] run in the centres that were chosen, and take prices and stock of the first one', () => {
    const skus = placedIn(skusFor(form, [specification('a', '1', '2')], 'g'), ['c-1', 'c-2'])
    expect(skus.map(({ stock }) => stock.map(({ clusterId }) => clusterId))).toEqual([
      ['c-1', 'c-2'],
      ['c-1', 'c-2'],
    ])
    const [first, second] = skus
    if (first === undefined || second === undefined) throw new Error('two were asked for')
    const priced = { ...first, stock: [{ clusterId: 'c-1', capacity: 7 }] }
    expect(filledDown([priced, second])[1]?.stock).toEqual([{ clusterId: 'c-1', capacity: 7 }])
  })
})
