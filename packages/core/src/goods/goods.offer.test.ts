import { describe, expect, it } from 'vitest'
import { softwareForm } from './form.fixtures.ts'
import { emptyGoodsForm, offerProblems } from './index.ts'

const item = { status: 'enabled', clusterId: 'c-kunshan' } as const
const compute = emptyGoodsForm('heterogeneous')
const offering = { ...compute, catalogueItemId: 'i-1' }
const [sku] = softwareForm.skus
const inCenter = (clusterId: string) => ({
  ...offering,
  skus: sku === undefined ? [] : [{ ...sku, stock: [{ clusterId, capacity: 1 }] }],
})
const codes = (...input: Parameters<typeof offerProblems>) => offerProblems(...input).map(({ code }) => code)

describe('what goods offer of the catalogue', () => {
  it('[R4.04][W19] is an item of it where they are compute, and nothing else', () => {
    expect(codes(compute, undefined)).toEqual(['required'])
    expect(codes(offering, item)).toEqual([])
    expect(codes(emptyGoodsForm('software'), undefined)).toEqual([])
    expect(codes(emptyGoodsForm('storage'), undefined)).toEqual(['required'])
  })

  it('[R4.04] is there, is enabled, and stands in one of their centres', () => {
    expect(codes(offering, undefined)).toEqual(['unknown'])
    expect(codes(offering, { ...item, status: 'disabled' })).toEqual(['disabled'])
    expect(codes(inCenter('c-kunshan'), item)).toEqual([])
    expect(codes(inCenter('c-tianjin'), item)).toEqual(['otherCentre'])
  })
})
