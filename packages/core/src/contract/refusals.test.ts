import { describe, expect, it } from 'vitest'
import { type ErrorCode, errors, refuse } from '../http/index.ts'
import { refusals } from './index.ts'

const named = Object.entries(refusals)

describe('the refusals of the product', () => {
  it('[R8.05] have one name for each code of the catalogue', () => {
    expect(named.map(([, { code }]) => code).toSorted()).toEqual(Object.keys(errors).toSorted())
  })

  it.each<[string, ErrorCode]>([
    ['phoneMissing', 'PURCHASE10002'],
    ['memberMayNotAdd', 'CART10005'],
    ['goodsNotFound', 'MALL10001'],
    ['soldOut', 'PURCHASE10010'],
    ['siteClosed', 'PURCHASE10018'],
    ['orderClosed', 'ORDER10002'],
  ])('[R8.05] %s is %s on the wire', (name, code) => {
    expect(named.find(([known]) => known === name)?.[1].code).toBe(code)
  })

  it('[R8.05] carry the values that their text names', () => {
    expect(refusals.cartFull({ most: 100 })).toEqual({ code: 'CART10004', details: { most: 100 } })
    // @ts-expect-error the text says how many
    expect(refusals.cartFull({})).toEqual({ code: 'CART10004', details: {} })
    expect(refusals.unpaidOrderExists()).toEqual(refuse('PURCHASE10009'))
    expect(refusals.unpaidOrderExists({ orderId: 'o1' })).toEqual(refuse('PURCHASE10009', { orderId: 'o1' }))
  })

  it('[R8.01] are told apart by their code alone', () => {
    expect(refusals.cartFull.is({ code: 'CART10004' })).toBe(true)
    expect(refusals.cartFull.is(refusals.soldOut())).toBe(false)
  })
})
