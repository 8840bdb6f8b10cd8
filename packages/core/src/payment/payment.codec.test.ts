import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { PaymentSession, PayOptions, PayStatus, Remittance, Sign } from './index.ts'
import { paymentFixtures } from './testing/index.ts'

const { paymentSession, payOptions, remittance } = paymentFixtures

describe('what a payment says on the wire', () => {
  it('[R3.01] the samples fit their codecs', () => {
    expect(decode(PaymentSession)(paymentSession)).toEqual(E.right(paymentSession))
    expect(decode(PayOptions)(payOptions)).toEqual(E.right(payOptions))
    expect(decode(Remittance)(remittance)).toEqual(E.right(remittance))
  })

  it('[R4.06] a status is open text, for providers have words of their own', () => {
    expect(E.isRight(decode(PayStatus)({ status: '支付成功', eventSN: '' }))).toBe(true)
    expect(E.isLeft(decode(PayStatus)({ status: 1, eventSN: '' }))).toBe(true)
  })

  it.each(['', 'a'.repeat(21), 'a'.repeat(65), 'AbCdEfGhIjKlMnOpQrStU+'])(
    '[R7.02] refuses %j as a sign: it has at least 128 bits (D12)',
    (sign) => {
      expect(Sign.is(sign)).toBe(false)
    },
  )
})
