import { readdirSync, readFileSync } from 'node:fs'
import { E } from '@compute-mall/core/fp'
import { admits, answersWithFile, type Endpoint, isEnvelopeType } from '@compute-mall/core/http'
import { givenDuties } from '@compute-mall/core/identity'
import { seedAccounts, seedMall } from '@compute-mall/seed'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decoderOf } from './platform/http/input.ts'
import { calls, fieldsOf } from './testing/contract.ts'
import { startTestServer, type TestServer, type TestUser } from './testing/index.ts'
import { rawOf, requestOf, sampleOf } from './testing/samples.ts'

/** Values at the edges of what JavaScript, form encoding, JSON and PostgreSQL can hold. */
const EDGES: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '32768',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '-9007199254740991',
  '9223372036854775808',
  '999999999999.9999',
  '-999999999999.9999',
  '99999999.99',
  '1e400',
  'NaN',
  'Infinity',
  'null',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '%',
  '\\',
  "'",
  '&|!:*<->()',
  '#-&',
  '算力',
  '[]',
  '{}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"\\u0000":1}',
  '{"__proto__":{"a":1},"constructor":1}',
  '{"a":1e400,"b":123456789012345678901234567890}',
  `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
  `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '0000-00',
  '9999-12',
  '00:00-00:00',
  'x'.repeat(32),
  'x'.repeat(64),
  'x'.repeat(5000),
]

/** Edges tried per field: all of them take three minutes, `EDGES=100`; by default each field has others. */
const EDGES_PER_FIELD = Number(process.env.EDGES ?? 10)
let first = 0
const nextEdges = (): readonly string[] => {
  const count = Math.min(EDGES_PER_FIELD, EDGES.length)
  const edges = Array.from({ length: count }, (_, i) => EDGES[(first + i) % EDGES.length] ?? '')
  first += count
  return edges
}

/** Demo accounts that between them may make every call, and the roles that admit them. */
const accounts = {
  leader: ['common', 'leader'],
  finance: ['financial'],
  reviewer: ['operator'],
  admin: ['admin', 'operator', 'assistant'],
  seller: ['common', 'leader', 'saler'],
  legal: ['legal'],
} as const
type Account = keyof typeof accounts
const names = Object.keys(accounts) as readonly Account[]

/** Those who may make a call, the most suitable first. */
const admitted = ({ access }: Endpoint): readonly Account[] =>
  names.filter((name) => {
    const isRetailer = name === 'seller'
    const duties = new Set(isRetailer ? ['owner', ...givenDuties] : [])
    return admits(access, { roles: new Set(accounts[name]), isRetailer, duties }) === 'yes'
  })

const lines: string[] = []
let server: TestServer
const callers = new Map<Account, TestUser>()
const signIn = async (name: Account): Promise<TestUser> => {
  const user = await server.signInAgain(`u-${name}`)
  callers.set(name, user)
  return user
}
const RECORDED = new URL('../../../packages/core/src/contract/recorded/', import.meta.url)

/** Values of fields whose codec says too little for a candidate to get far. */
const given: Readonly<Record<string, readonly string[]>> = {
  phone: ['13900550166'],
  code: ['123456'],
  mail: ['somebody@example.com'],
  service: ['/ui/mall/'],
  form: ['settlement'],
  cartIds: ['1'],
  reason: ['a reason of some length'],
}

/** What calls answered: values by account, module and field, the most specific first. */
const known = new Map<string, Set<string>>()
const MOST_KNOWN = 6
const learn = (places: readonly string[], value: unknown, name = ''): void => {
  if (Array.isArray(value)) for (const item of value.slice(0, MOST_KNOWN)) learn(places, item, name)
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value)) learn(places, inner, field)
  else if (typeof value === 'string' && value.length > 0 && value.length < 200)
    for (const place of places) {
      const values = known.get(`${place} ${name}`) ?? new Set()
      if (values.size < MOST_KNOWN) known.set(`${place} ${name}`, values.add(value))
    }
}
const moduleOf = (call: string): string => call.split('.')[0] ?? ''
const knownOf =
  (call: string, account: string) =>
  (field: string): readonly string[] => {
    const name = field.split('.').at(-1) ?? ''
    const names = name.endsWith('Id') ? [name, 'id'] : [name]
    const places = [`${account} ${moduleOf(call)}`, account, moduleOf(call), 'anywhere']
    const learnt = places.flatMap((place) =>
      names.flatMap((one) => [...(known.get(`${place} ${one}`) ?? [])]),
    )
    return [...new Set([...(given[name] ?? []), ...learnt])]
  }

const send = async (name: Account, request: InjectOptions): Promise<LightMyRequestResponse> => {
  const caller = callers.get(name) ?? (await signIn(name))
  const response = await caller.send(request)
  // A call that ends the session does so for the next one.
  if (response.statusCode === 401) callers.delete(name)
  return response
}

beforeAll(async () => {
  server = await startTestServer({ logTo: (line) => lines.push(line) })
  const now = new Date(server.clock())
  await server.platform.db.transaction().execute(async (trx) => {
    await seedMall(trx, now)
    await seedAccounts(trx, now)
  })
  for (const file of readdirSync(RECORDED).filter((name) => name.endsWith('.json')))
    learn(['anywhere'], JSON.parse(readFileSync(new URL(file, RECORDED), 'utf8')).request)
  // The second round asks for what the first one has listed.
  for (const _ of [1, 2])
    for (const [call, endpoint] of calls.filter(([, { effect }]) => effect === 'read'))
      for (const name of admitted(endpoint)) {
        const sample = sampleOf(endpoint, knownOf(call, name))
        if (sample === null || answersWithFile(endpoint)) continue
        const response = await send(name, requestOf(endpoint, sample))
        const places = [`${name} ${moduleOf(call)}`, name, moduleOf(call), 'anywhere']
        if (isEnvelopeType(String(response.headers['content-type']))) learn(places, response.json().data)
      }
  expect(known.size).toBeGreaterThan(500)
}, 300_000)
afterAll(() => server.stop())
beforeEach(() => {
  lines.length = 0
})

/** Log lines of faults, a value that only the database refused among them. */
const faults = (): readonly string[] => lines.filter((line) => JSON.parse(line).level >= 50)

/** The most ids that are tried until a call finds what it is about. */
const MOST_TRIES = 12

/** A valid input and who sends it: the first that finds what the call is about, else the first of all. */
const startOf = async (call: string, endpoint: Endpoint) => {
  const starts = admitted(endpoint).flatMap((name) => {
    const sample = sampleOf(endpoint, knownOf(call, name))
    const ids = [...(sample?.keys() ?? [])].filter((field) => /(^|\.)\w*[iI]d$/.test(field))
    const others = ids.flatMap((id) => knownOf(call, name)(id).map((value) => new Map(sample).set(id, value)))
    return sample === null ? [] : [sample, ...others].slice(0, MOST_TRIES).map((filled) => ({ name, filled }))
  })
  for (const start of starts) {
    if (E.isLeft(decoderOf(endpoint)(rawOf(start.filled)))) continue
    const response = await send(start.name, requestOf(endpoint, start.filled))
    const isFile = !isEnvelopeType(String(response.headers['content-type']))
    if (isFile || response.json().code === '0') return { ...start, isFound: true }
  }
  return { name: 'leader' as const, filled: new Map<string, unknown>(), ...starts[0], isFound: false }
}

let found = 0
describe('every field of every call', () => {
  const texted = calls.filter(([, { encoding }]) => encoding !== 'multipart')

  it.each(texted)(
    '[B3][H17] %s refuses values at the edges of every storage, or stores them',
    async (call, endpoint) => {
      expect(sampleOf(endpoint, knownOf(call, 'leader')), 'a field that no candidate fits').not.toBeNull()
      const { name, filled: sample, isFound } = await startOf(call, endpoint)
      if (isFound) found += 1
      const decodeInput = decoderOf(endpoint)
      const fields = (['params', 'query', 'body'] as const).flatMap((part) =>
        fieldsOf(endpoint[part]).map(({ path }) => `${part}.${path}`),
      )
      const failed: [field: string, edge: string, status: number][] = []
      const refused = new Set<string>()
      for (const field of fields)
        for (const edge of nextEdges()) {
          const filled = new Map(sample).set(field, edge)
          if (E.isLeft(decodeInput(rawOf(filled)))) {
            // The decoder refuses alike wherever it is asked; one of its refusals goes all the way.
            if (refused.has(field)) continue
            refused.add(field)
          }
          const { statusCode } = await send(name, requestOf(endpoint, filled))
          if (statusCode >= 500) failed.push([field, edge.slice(0, 60), statusCode])
        }
      expect([failed, faults()]).toEqual([[], []])
    },
  )

  it('[B3] is tried with what the demonstration really has', () => {
    expect(found).toBeGreaterThan(texted.length / 2)
  })
})
