import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  between,
  Count,
  decode,
  IntegerFromText,
  LineUpTo,
  Nullable,
  OneOf,
  Optional,
  Repeated,
  shapeOf,
  Tagged,
} from './index.ts'

describe('the shape of a codec', () => {
  const Line = t.readonly(t.type({ amount: Count }), 'Line')
  interface Branch {
    readonly branches: readonly Branch[]
  }
  const Branch: t.Type<Branch> = t.recursion('Branch', () => t.type({ branches: t.readonlyArray(Branch) }))

  it.each([
    ['a record', Line, { kind: 'record', fields: { amount: Count } }],
    ['a list', t.readonlyArray(Line), { kind: 'list', item: Line }],
    ['a map', t.record(t.string, t.number), { kind: 'map', item: t.number }],
    ['a choice', Nullable(Line), { kind: 'choice', of: [Line, t.null] }],
    ['what may be absent', Optional(Line), { kind: 'optional', codec: Line }],
    ['what may be repeated', Repeated(Count, 3), { kind: 'repeated', item: Count, most: 3 }],
    ['words', OneOf('Kind', ['cpu', 'gpu']), { kind: 'words', values: ['cpu', 'gpu'] }],
    ['a range', between(IntegerFromText, 1, 120), { kind: 'range', minimum: 1, maximum: 120 }],
    ['a literal', t.literal('goods'), { kind: 'literal', value: 'goods' }],
    [
      'a line',
      LineUpTo(60),
      { kind: 'plain', name: 'Line(60)', base: 'string', text: { kind: 'Line', most: 60 } },
    ],
    ['a narrowed primitive', Count, { kind: 'plain', name: 'Count', base: 'number' }],
    ['a primitive', t.string, { kind: 'plain', name: 'string', base: 'string' }],
  ] as const)('[R3.01] of %s', (_, codec, shape) => expect(shapeOf(codec)).toEqual(shape))

  it('[R3.01] of one that contains itself is that of a record', () => {
    expect(shapeOf(Branch)).toMatchObject({ kind: 'record', fields: { branches: expect.anything() } })
  })

  it('[R3.01] of an intersection holds the fields of all its parts', () => {
    const both = t.intersection([t.type({ a: t.string }), t.type({ b: t.string })])
    expect(shapeOf(both)).toEqual({ kind: 'record', fields: { a: t.string, b: t.string } })
  })
})

describe('a tagged record', () => {
  const Hit = Tagged('Hit', 'area', [
    t.type({ area: t.literal('goods'), goods: t.type({ price: t.string }) }),
    t.type({ area: t.literal('shop'), shop: t.string }),
  ])
  const Hits = t.type({ records: t.readonlyArray(Hit) })

  it.each([
    [{ area: 'shop' }, 'records.0.shop'],
    [{ area: 'goods', goods: { price: 1 } }, 'records.0.goods.price'],
    [{ goods: { price: '1.00' } }, 'records.0.area'],
    [{ area: 'resource', goods: { price: '1.00' } }, 'records.0.area'],
    [null, 'records.0'],
  ])('[R3.01] names the field that does not fit in %j', (record, path) => {
    expect(decode(Hits)({ records: [record] })).toMatchObject({ left: [{ path }] })
  })

  it('[R3.01] is read by its tag', () => {
    const records = [
      { area: 'shop', shop: '1001' },
      { area: 'goods', goods: { price: '1.00' } },
    ]
    expect(decode(Hits)({ records })).toEqual({ _tag: 'Right', right: { records } })
  })
})
