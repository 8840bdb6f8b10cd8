import { describe, expect, it } from 'vitest'
import { applicationKinds, computeKinds } from '../goods/index.ts'
import { AVAILABILITY } from '../resource/index.ts'
import { type CartPut, putRefusals } from './index.ts'

const now = '2026-11-21T12:00:00.000Z'
const wanted: CartPut = {
  purchaseEnable: true,
  isMember: false,
  display: true,
  expireTime: null,
  availability: AVAILABILITY.nearlySoldOut,
  kind: 'heterogeneous',
  purchaseAmount: 100,
  purchaseDuration: 1,
  limit: { amount: 10, maxAmount: 1000, duration: 3, maxDuration: 36 },
}
const codesOf = (changes: Partial<CartPut>) =>
  putRefusals({ ...wanted, ...changes }, now).map(({ code }) => code)

describe('what is put into the cart', () => {
  it.each<[string, Partial<CartPut>, string[]]>([
    ['is in order', {}, []],
    ['is sold by a site that sells nothing', { purchaseEnable: false }, ['PURCHASE10018']],
    ['is off the shelf', { display: false }, ['CART10003']],
    ['has ended', { expireTime: now }, ['CART10003']],
    ['ends later', { expireTime: '2026-11-21T12:00:00.001Z' }, []],
    ['is sold out', { availability: 4 }, ['PURCHASE10010']],
    ['is too little', { purchaseAmount: 9 }, ['CART10001']],
    ['is what limits leave nothing of', { limit: { ...wanted.limit, amount: 1001 } }, ['CART10006']],
    ['is storage for too short a time', { kind: 'storage' }, ['CART10002']],
    [
      'is wrong in every way',
      { isMember: true, display: false, availability: 4, kind: 'storage', purchaseAmount: 1001 },
      ['CART10003', 'CART10005', 'PURCHASE10010', 'CART10001', 'CART10002'],
    ],
  ])('[R5.09] is refused as it must be when it %s', (_, changes, codes) => {
    expect(codesOf(changes)).toEqual(codes)
  })

  it.each(computeKinds)('[R5.11] is no %s when a member puts it there', (kind) => {
    expect(codesOf({ isMember: true, kind, purchaseDuration: 3 })).toEqual(['CART10005'])
  })

  it.each(applicationKinds)('[R5.11] may be %s when a member puts it there', (kind) => {
    expect(codesOf({ isMember: true, kind })).toEqual([])
  })
})
