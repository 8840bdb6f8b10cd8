import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { ClusterUserDetail, UserInfo } from '../identity/index.ts'
import { OrderRequest, PurchaseIntent, Quote } from './index.ts'
import { purchaseFixtures } from './testing/index.ts'

const { leader, barred, intent, quote } = purchaseFixtures
const request = {
  cartIds: 'cart_1',
  type: 'formal',
  quotedTotal: '25600.00',
  agreed: 'true',
  agreementVersion: '2026-01',
}

describe('what a purchase says on the wire', () => {
  it('[R3.01] the samples fit their codecs', () => {
    expect(decode(Quote)(quote)).toEqual(E.right(quote))
    expect(PurchaseIntent.is(intent)).toBe(true)
    for (const { user, clusters } of [leader, barred]) {
      expect(decode(UserInfo)(user)).toEqual(E.right(user))
      for (const cluster of clusters) expect(decode(ClusterUserDetail)(cluster)).toEqual(E.right(cluster))
    }
  })

  it('[R5.08] reads a request with what the buyer saw and agreed to', () => {
    expect(decode(OrderRequest)(request)).toEqual(
      E.right({ ...request, cartIds: ['cart_1'], choice: undefined, agreed: true }),
    )
  })

  it.each([
    ['quotedTotal', '1e3'],
    ['quotedTotal', ''],
    ['agreed', '1'],
    ['agreed', undefined],
    ['type', 'gift'],
    ['agreementVersion', 'v'.repeat(17)],
  ])('[R5.12] names %s when it is %j', (name, text) => {
    const decoded = decode(OrderRequest)({ ...request, [name]: text })
    expect(E.isLeft(decoded) && decoded.left[0]?.path).toBe(name)
  })
})
