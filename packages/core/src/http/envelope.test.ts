import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { E } from '../fp/index.ts'
import { type ErrorEntry, errors, errorText, unwrap } from './index.ts'

const Shop = t.type({ shopName: t.string })

describe('the response envelope', () => {
  it("[R8.01] unwraps data of code '0'", () => {
    expect(unwrap(Shop)({ code: '0', msg: '', data: { shopName: '曙光' } })).toEqual(
      E.right({ shopName: '曙光' }),
    )
  })

  it('[R8.01] makes any other code an error named by the code', () => {
    expect(unwrap(Shop)({ code: 'MALL10001', msg: '抱歉，该商品不存在', data: null })).toEqual(
      E.left({ kind: 'refused', error: { code: 'MALL10001', msg: '抱歉，该商品不存在', details: {} } }),
    )
  })

  it('[R8.01] hands over the values that the message names', () => {
    expect(unwrap(Shop)({ code: 'CART10001', msg: '', data: { minimum: 1, maximum: 9 } })).toMatchObject({
      left: { error: { details: { minimum: 1, maximum: 9 } } },
    })
  })

  it('[R3.01] names the path of a field of data that does not fit', () => {
    expect(unwrap(Shop)({ code: '0', msg: '', data: { shopName: 7 } })).toMatchObject({
      left: { kind: 'malformed', failures: [{ path: 'data.shopName' }] },
    })
  })

  it.each([null, 'ok', [], {}, { code: 0, msg: '', data: {} }])(
    '[R8.01] takes %j for no envelope',
    (body) => {
      expect(unwrap(Shop)(body)).toMatchObject({ left: { kind: 'malformed' } })
    },
  )
})

describe('the error catalogue', () => {
  it.each(Object.entries(errors))(
    '[R8.05] %s has both languages, with the same values in them',
    (_, entry) => {
      const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
      expect(entry.zh).toMatch(/\p{Script=Han}/u)
      expect(entry.en).not.toMatch(/\p{Script=Han}/u)
      expect(values(entry.zh)).toEqual(values(entry.en))
    },
  )

  it.each(Object.entries<ErrorEntry>(errors))(
    '[R8.05] %s has a text that needs no values where its texts name any',
    (_, { zh, en, plain }) => {
      const needsValues = `${zh}${en}`.includes('{{')
      expect(plain !== undefined).toBe(needsValues)
      expect(`${plain?.zh}${plain?.en}`).not.toContain('{{')
      expect(plain?.en ?? '').not.toMatch(/\p{Script=Han}/u)
    },
  )

  it.each([
    ['SYS10006', { seconds: 30 }, '操作过于频繁，请 30 秒后再试'],
    ['SYS10006', undefined, '操作过于频繁，请稍后再试'],
    ['CART10001', { minimum: 1 }, '购买数量超出允许范围'],
    ['SYS10002', undefined, '内容不存在或已被移除'],
  ] as const)('[R8.02][H9] %s with %j says no placeholder', (code, details, text) => {
    expect(errorText({ code, details }, 'zh')).toBe(text)
  })

  it('[R8.04] says what the specification says', () => {
    expect(errors.MALL10001.en).toBe('Sorry, this product does not exist')
    expect(errors.PURCHASE10008.en).toBe('The price of the product you bought has changed, please reconfirm')
    expect(errors.USER10001.en).toBe('Phone number format incorrect')
  })
})
