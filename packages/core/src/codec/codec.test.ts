import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { E } from '../fp/index.ts'
import {
  BooleanFromText,
  between,
  decode,
  Instant,
  Integer,
  IntegerFromText,
  Nullable,
  OneOf,
  Optional,
  Repeated,
  Revision,
  StringOf,
  TextUpTo,
} from './index.ts'

const accepts =
  <A, O>(codec: t.Type<A, O, unknown>) =>
  (input: unknown) =>
    E.isRight(decode(codec)(input))

describe('decode', () => {
  const Line = t.type({ price: t.string, amount: Integer })
  const Cart = t.type({ data: t.type({ records: t.readonlyArray(Line) }) })

  it('[R3.01] names the path of the field that does not fit', () => {
    const broken = {
      data: {
        records: [
          { price: '1.00', amount: 1 },
          { price: '2.00', amount: 1.5 },
        ],
      },
    }
    expect(decode(Cart)(broken)).toEqual(
      E.left([{ path: 'data.records.1.amount', reason: 'expected Integer' }]),
    )
  })

  it('[R3.01] names a missing field as it names a wrong one', () => {
    expect(decode(Cart)({ data: {} })).toMatchObject({ left: [{ path: 'data.records' }] })
  })

  it('[R3.01] leaves the branches of a union out of the path', () => {
    const Shape = t.type({ shape: Nullable(t.type({ side: t.number })) })
    expect(decode(Shape)({ shape: { side: 'long' } })).toMatchObject({
      left: [{ path: 'shape.side' }, { path: 'shape' }],
    })
  })

  it('[R3.01] lists every failure of a value', () => {
    expect(decode(Line)({ price: 1, amount: 'x' })).toMatchObject({
      left: [{ path: 'price' }, { path: 'amount' }],
    })
  })
})

describe('a whole number in a form or an address', () => {
  it.each(['0', '1', '-1', '120', '2147483647', '-2147483648'])('[R5.15] accepts %j', (text) => {
    expect(decode(IntegerFromText)(text)).toEqual(E.right(Number(text)))
  })

  it.each([
    '',
    ' 1',
    '1.5',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '2147483648',
    '-2147483649',
    '9007199254740991',
    '99999999999999999',
    '١',
  ])('[R5.15] refuses %j', (text) => expect(accepts(IntegerFromText)(text)).toBe(false))

  it.each([1, null, undefined, ['1'], { 0: '1' }, true])(
    '[R5.15] refuses %j, which no form can send',
    (value) => {
      expect(accepts(IntegerFromText)(value)).toBe(false)
    },
  )

  it('[R5.15] keeps to its range and says it', () => {
    const PageSize = between(IntegerFromText, 1, 120)
    expect(decode(PageSize)('120')).toEqual(E.right(120))
    expect(decode(PageSize)('121')).toMatchObject({ left: [{ reason: 'expected 1 to 120' }] })
    expect(PageSize.is(121)).toBe(false)
  })

  it('[R3.01] reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        expect(decode(IntegerFromText)(IntegerFromText.encode(n))).toEqual(E.right(n))
      }),
    )
  })
})

describe('fields of a form', () => {
  it('[R7.01] reads a repeated field as a list, whether it came once, often or not at all', () => {
    const Regions = Repeated(t.string)
    expect(decode(Regions)(undefined)).toEqual(E.right([]))
    expect(decode(Regions)('east')).toEqual(E.right(['east']))
    expect(decode(Regions)(['east', 'north'])).toEqual(E.right(['east', 'north']))
    expect(accepts(Repeated(t.string, 1))(['east', 'north'])).toBe(false)
  })

  it('[R7.01] takes an empty field as absent where it may be absent', () => {
    expect(decode(Optional(IntegerFromText))('')).toEqual(E.right(undefined))
    expect(accepts(Optional(IntegerFromText))('x')).toBe(false)
  })

  it('[R7.01] knows true and false and nothing else', () => {
    expect(decode(BooleanFromText)('true')).toEqual(E.right(true))
    expect(decode(BooleanFromText)('false')).toEqual(E.right(false))
    for (const text of ['1', 'yes', 'TRUE', '']) expect(accepts(BooleanFromText)(text)).toBe(false)
  })

  it('[R5.15] bounds texts and refuses what no database can hold', () => {
    expect(accepts(TextUpTo(3))('国家超')).toBe(true)
    expect(accepts(TextUpTo(3))('国家超算')).toBe(false)
    expect(accepts(TextUpTo(3))('a\u0000')).toBe(false)
  })

  it('[R5.15] refuses half of a character in any text, whatever else the text may be', () => {
    const Anything = StringOf('Anything', () => true)
    expect(accepts(Anything)('算力😀')).toBe(true)
    for (const text of ['a\u0000', '\ud83d', '\ude00a']) expect(accepts(Anything)(text)).toBe(false)
  })

  it('[R5.15] leaves room for the revision after the one that is named', () => {
    expect(decode(Revision)('2147483646')).toEqual(E.right(2_147_483_646))
    for (const text of ['2147483647', '-1', '']) expect(accepts(Revision)(text)).toBe(false)
  })

  it('[R5.15] accepts the words of a set and no inherited name', () => {
    const Kind = OneOf('Kind', ['cpu', 'gpu'])
    expect(Kind.values).toEqual(['cpu', 'gpu'])
    expect(accepts(Kind)('gpu')).toBe(true)
    for (const word of ['GPU', 'toString', '__proto__', '']) expect(accepts(Kind)(word)).toBe(false)
  })
})

describe('an instant', () => {
  it.each(['2026-11-21T02:56:00Z', '2026-11-21T10:56:00.123+08:00'])('[R3.10] accepts %s', (text) => {
    expect(accepts(Instant)(text)).toBe(true)
  })
  it.each(['2026-11-21', '2026-11-21T02:56:00', '2026-13-21T02:56:00Z', '0000-01-01T00:00:00Z', 'now'])(
    '[R3.10] refuses %s',
    (text) => {
      expect(accepts(Instant)(text)).toBe(false)
    },
  )
})
