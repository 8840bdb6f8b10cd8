import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { Nullable, Tagged } from './index.ts'
import { onlyNamed } from './onlyNamed.ts'

const Inner = t.readonly(t.type({ id: t.string }))

describe('an encoded answer', () => {
  it.each<[string, t.Mixed, unknown, unknown]>([
    ['record', Inner, { id: 'a', user_id: 'u' }, { id: 'a' }],
    ['list', t.readonlyArray(Inner), [{ id: 'a', secret: 1 }], [{ id: 'a' }]],
    ['null', Nullable(Inner), null, null],
    ['value or null', Nullable(Inner), { id: 'a', secret: 1 }, { id: 'a' }],
    ['map', t.record(t.string, Inner), { x: { id: 'a', secret: 1 } }, { x: { id: 'a' } }],
    [
      'intersection',
      t.intersection([Inner, t.type({ n: t.number })]),
      { id: 'a', n: 1, m: 2 },
      { id: 'a', n: 1 },
    ],
    ['record in a record', t.type({ of: Inner }), { of: { id: 'a', b: 1 }, c: 2 }, { of: { id: 'a' } }],
    [
      'choice of records',
      Tagged('Choice', 'kind', [
        t.type({ kind: t.literal('a'), of: Inner }),
        t.type({ kind: t.literal('b'), n: t.number }),
      ]),
      { kind: 'a', of: { id: 'a', b: 1 }, m: 2 },
      { kind: 'a', of: { id: 'a' } },
    ],
    ['missing field', t.partial({ id: t.string }), { other: 1 }, {}],
    ['text', t.string, 'a', 'a'],
  ])('[R3.01] holds what its codec names and nothing else: %s', (_, codec, encoded, stripped) => {
    expect(onlyNamed(codec)(encoded)).toEqual(stripped)
  })
})
