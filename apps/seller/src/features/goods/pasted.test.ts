import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { pasted } from './pasted.ts'

const { skus } = goodsFormFixtures.softwareForm
const firstOf = (result: ReturnType<typeof pasted>) =>
  result.next.map(({ pricing, stock }) => [pricing[0]?.price, pricing[0]?.sourcePrice, stock[0]?.capacity])

describe('cells of a spreadsheet', () => {
  it('[R6.06] give price, list price and capacity by serial number', () => {
    const result = pasted(skus, 'YF-R\t700\t900.50\t30\nyf-s\t¥1,100.00\t\t')
    expect(firstOf(result)).toEqual([
      ['1100.00', '1100.00', 100],
      ['700', '900.50', 30],
    ])
    expect(result).toMatchObject({ found: 2, left: [] })
  })

  it('[R6.06] keep the other prices of a sku, such as its trial', () => {
    expect(pasted(skus, 'YF-S\t1').next[0]?.pricing[1]?.billingType).toBe('TRIAL')
  })

  it('[R6.06] tell lines that fit nothing and change nothing by them', () => {
    const result = pasted(skus, '编号\t售价\nYF-X\t10\nYF-S\t-3\nYF-R\t5\t\t1.5')
    expect(result.next).toEqual(skus)
    expect(result).toMatchObject({ found: 0, left: ['编号\t售价', 'YF-X\t10', 'YF-S\t-3', 'YF-R\t5\t\t1.5'] })
  })
})
