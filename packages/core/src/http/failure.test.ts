import { describe, expect, it } from 'vitest'
import { type CallFailure, failureMessage, isRefusedWith, refusalMessage, unanswered } from './index.ts'

const refused: CallFailure = {
  kind: 'refused',
  code: 'CART10001',
  msg: '数量不对',
  details: { minimum: 1, maximum: 9 },
}

describe('failures of calls', () => {
  it('[R8.02] are told by the text of their code, else by what the server sent', () => {
    expect(failureMessage(refused)).toEqual({
      key: 'error:CART10001',
      values: { minimum: 1, maximum: 9 },
      otherwise: '数量不对',
    })
  })

  it('[R8.02] without an answer say that nothing was lost (D3)', () => {
    expect(failureMessage(unanswered)).toEqual({ key: 'error:SYS10007' })
  })

  it('[R8.02] of rules have a text without values as well', () => {
    expect(refusalMessage({ code: 'MALL10002' })).toEqual({ key: 'error:MALL10002' })
  })

  it('[R8.01] are told apart by their code', () => {
    expect([
      isRefusedWith(refused, { code: 'CART10001' }),
      isRefusedWith(refused, { code: 'CART10002' }),
    ]).toEqual([true, false])
    expect(isRefusedWith(unanswered, { code: 'CART10001' })).toBe(false)
  })
})
