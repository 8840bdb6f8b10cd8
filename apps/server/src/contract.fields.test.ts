import { E } from '@compute-mall/core/fp'
import { decodeForm, type Endpoint } from '@compute-mall/core/http'
import { describe, expect, it } from 'vitest'
import { decoderOf, type RawInput } from './platform/http/input.ts'
import { calls, fieldsOf } from './testing/contract.ts'

const FILE = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }
/** What is tried in a field that has to be there, until its codec takes it. */
const CANDIDATES: readonly unknown[] = [
  '1',
  'true',
  'somebody',
  '10.00',
  '2026-11-21',
  '2026-11-21T02:00:00.000Z',
  '{}',
  '13900550166',
  'somebody@example.com',
  '09:00-18:00',
  '123456',
  'https://somebody.example.com',
  '4b0e1f8a-26ad-4f6c-9d26-3f2b8a7c5d10',
  '2026-11',
  'a'.repeat(32),
  'a'.repeat(43),
  'a'.repeat(64),
  '91350100M000100Y43',
  '350102199211170026',
  '6222021390012345',
  FILE,
]

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
type Field = `${(typeof PARTS)[number]}.${string}`
type Filled = ReadonlyMap<string, unknown>

const rawOf = (filled: Filled, hoped: readonly string[] = []): RawInput => {
  const partOf = (part: (typeof PARTS)[number]) => {
    const own = [...filled].flatMap(([name, value]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), value] as const] : [],
    )
    const texts = own.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const more = hoped.flatMap((name): [string, string][] =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), HOPE]] : [],
    )
    const files = own.filter(([, value]) => typeof value !== 'string')
    return { ...decodeForm([...texts, ...more]), ...Object.fromEntries(files) }
  }
  return { params: partOf('params'), query: partOf('query'), body: partOf('body') }
}

/** The least that a call takes where somebody hopes for more; null when no candidate fits a field of it. */
const leastOf = (call: Endpoint, hoped: readonly string[]): Filled | null => {
  const decodeInput = decoderOf(call)
  const filled = new Map<string, unknown>()
  const tried = new Map<string, number>()
  for (;;) {
    const decoded = decodeInput(rawOf(filled, hoped))
    if (E.isRight(decoded)) return filled
    const { field, part, reason } = decoded.left.details ?? {}
    const name = `${part}.${String(field).replace(/\.\d+$/, '')}`
    const words = /^expected one of (.*)$/.exec(String(reason))?.[1]?.split(', ') ?? []
    const place = tried.get(name) ?? 0
    const candidates = [...words, ...CANDIDATES]
    if (place >= candidates.length) return null
    tried.set(name, place + 1)
    filled.set(name, candidates[place])
  }
}

/** What may be hoped for beside the fields of a call: at the top of each part, and in each record within it. */
const hopesOf = (call: Endpoint): readonly Field[] =>
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
        .map((path): Field => `${part}.${path}`),
    )
  })

describe('every call of the contract', () => {
  it.each(calls)('[S4] %s takes no field that it does not name', (_, call) => {
    const hopes = hopesOf(call)
    const least = leastOf(call, hopes)
    expect(least, 'a field that no candidate fits').not.toBeNull()
    const filled = least ?? new Map()
    expect(hopes.length).toBeGreaterThan(20)
    const taken = decoderOf(call)(rawOf(filled, hopes))
    expect(taken._tag).toBe('Right')
    expect(JSON.stringify(taken)).not.toContain(HOPE)
  })
})
