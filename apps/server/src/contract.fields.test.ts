import type { Endpoint } from '@compute-mall/core/http'
import { describe, expect, it } from 'vitest'
import { decoderOf } from './platform/http/input.ts'
import { calls, fieldsOf } from './testing/contract.ts'
import { type FieldName, rawOf, sampleOf } from './testing/samples.ts'

/** Fields that a stranger may hope for (test S4), at the top and within what a call names. */
const HOPED = [
  'roleType',
  'retailerId',
  'applyStatus',
  'shopId',
  'id',
  'userId',
  'display',
  'price',
  '__proto__',
]

const HOPE = 'hoped for'

const PARTS = ['params', 'query', 'body'] as const
/** What may be hoped for beside the fields of a call: at the top of each part, and in each record within it. */
const hopesOf = (call: Endpoint): readonly FieldName[] =>
  PARTS.flatMap((part) => {
    const known = fieldsOf(call[part]).map(({ path }) => path)
    const records = new Set(
      known.flatMap((path) =>
        path
          .split('.')
          .slice(0, -1)
          .map((_, depth, names) => names.slice(0, depth + 1).join('.')),
      ),
    )
    return ['', ...records].flatMap((record) =>
      HOPED.map((name) => (record === '' ? name : `${record}.${name}`))
        .filter((path) => !known.some((other) => other === path || other.startsWith(`${path}.`)))
        .map((path): FieldName => `${part}.${path}`),
    )
  })

describe('every call of the contract', () => {
  it.each(calls)('[S4] %s takes no field that it does not name', (_, call) => {
    const hopes = hopesOf(call)
    const hoped = hopes.map((name) => [name, HOPE] as const)
    const least = sampleOf(call, () => [], hoped)
    expect(least, 'a field that no candidate fits').not.toBeNull()
    const filled = least ?? new Map()
    expect(hopes.length).toBeGreaterThan(20)
    const taken = decoderOf(call)(rawOf(filled, hoped))
    expect(taken._tag).toBe('Right')
    expect(JSON.stringify(taken)).not.toContain(HOPE)
  })
})
