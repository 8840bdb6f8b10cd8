import { randomUUID } from 'node:crypto'
import { E } from '@compute-mall/core/fp'
import { decodeForm, type Endpoint } from '@compute-mall/core/http'
import type { InjectOptions } from 'fastify'
import { decoderOf, type RawInput } from '../platform/http/input.ts'
import { fieldsOf } from './contract.ts'
import { TEST_ORIGIN } from './server.ts'

const PARTS = ['params', 'query', 'body'] as const
/** A field of a call by its part and its path, e.g. `body.choice.skuId`. */
export type FieldName = `${(typeof PARTS)[number]}.${string}`
/** Texts and files by field. */
export type Filled = ReadonlyMap<string, unknown>

const FILE = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }
/** Values for required fields, tried in order until the codec accepts one. */
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

/** The parts of a request, before any codec, from texts and files by field. */
export const rawOf = (
  filled: Filled,
  extra: Iterable<readonly [name: string, text: string]> = [],
): RawInput => {
  const added = [...extra]
  const partOf = (part: (typeof PARTS)[number]) => {
    const within = <V>(fields: Iterable<readonly [string, V]>) =>
      [...fields].flatMap(([name, value]) =>
        name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), value] as const] : [],
      )
    const own = within(filled)
    const texts = own.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const files = own.filter(([, value]) => typeof value !== 'string')
    return { ...decodeForm([...texts, ...within(added)]), ...Object.fromEntries(files) }
  }
  return { params: partOf('params'), query: partOf('query'), body: partOf('body') }
}

/**
 * A valid input of a call with its required fields, found by what its decoder refuses.
 * @param preferred values of a field to try before the general ones
 * @param extra fields sent beside those of the sample
 * @returns null when no candidate fits a field
 */
export const sampleOf = (
  call: Endpoint,
  preferred: (field: string) => readonly string[] = () => [],
  extra: Iterable<readonly [name: string, text: string]> = [],
): Filled | null => {
  const decodeInput = decoderOf(call)
  const filled = new Map<string, unknown>()
  const tried = new Map<string, number>()
  const added = [...extra]
  const leaves = PARTS.flatMap((part) => fieldsOf(call[part]).map(({ path }) => `${part}.${path}`))
  for (;;) {
    const decoded = decodeInput(rawOf(filled, added))
    if (E.isRight(decoded)) return filled
    const { field, part, reason } = decoded.left.details ?? {}
    const name = `${part}.${String(field).replace(/\.\d+$/, '')}`
    const leaf = leaves.find((path) => path.startsWith(`${name}.`))
    if (leaf !== undefined && !filled.has(leaf)) {
      // A record exists only through its fields; an optional one reads empty text as absent.
      filled.set(leaf, '')
      continue
    }
    const words = /^expected one of (.*)$/.exec(String(reason))?.[1]?.split(', ') ?? []
    const place = tried.get(name) ?? 0
    const candidates = [...preferred(name), ...words, ...CANDIDATES]
    if (place >= candidates.length) return null
    tried.set(name, place + 1)
    filled.set(name, candidates[place])
  }
}

const textsOf = (filled: Filled, part: string): [string, string][] =>
  [...filled].flatMap(([name, value]) =>
    name.startsWith(`${part}.`) && typeof value === 'string' ? [[name.slice(part.length + 1), value]] : [],
  )

/** The request of a page of ours for a call without files. */
export const requestOf = ({ method, path }: Endpoint, filled: Filled): InjectOptions => {
  const params = new Map(textsOf(filled, 'params'))
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params.get(name) || 'x').toWellFormed()),
  )
  const search = new URLSearchParams(textsOf(filled, 'query'))
  return {
    method,
    url: search.size > 0 ? `${url}?${search}` : url,
    headers: {
      'x-mall-version': '2.19.0',
      origin: TEST_ORIGIN,
      'idempotency-key': randomUUID(),
      ...(method !== 'GET' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method !== 'GET' && { payload: new URLSearchParams(textsOf(filled, 'body')).toString() }),
  }
}
