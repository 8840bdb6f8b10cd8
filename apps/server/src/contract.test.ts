import { admits, answersWithFile, type Endpoint, isEnvelopeType, isErrorCode } from '@compute-mall/core/http'
import { givenDuties } from '@compute-mall/core/identity'
import { seedAccounts, seedMall } from '@compute-mall/seed'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, fieldsOf } from './testing/contract.ts'
import { startTestServer, TEST_ORIGIN, type TestServer, type TestUser } from './testing/index.ts'

/** Cases per endpoint; test B3 asks for 1,000, which takes a minute. */
const CASES = Number(process.env.CASES ?? 100)

const FORM = 'application/x-www-form-urlencoded'
const trusted = { 'x-mall-version': '2.19.0', origin: TEST_ORIGIN, 'content-type': FORM }

let server: TestServer
let leader: TestUser
/** Demo accounts that get through every door of the contract, and the roles that open them. */
const accounts = {
  leader: ['common', 'leader'],
  finance: ['financial'],
  reviewer: ['operator'],
  admin: ['admin', 'operator', 'assistant'],
  seller: ['common', 'leader', 'saler'],
  legal: ['legal'],
} as const
const names = ['leader', 'finance', 'reviewer', 'admin', 'seller', 'legal'] as const
const callers = new Map<string, TestUser>()
const callerBy = (name: string): TestUser => callers.get(name) ?? leader
/** Somebody who may make the call. */
const admitted = ({ access }: Endpoint): TestUser =>
  callerBy(
    names.find((name) => {
      const isRetailer = name === 'seller'
      const duties = new Set(isRetailer ? ['owner', ...givenDuties] : [])
      return admits(access, { roles: new Set(accounts[name]), isRetailer, duties }) === 'yes'
    }) ?? '',
  )
beforeAll(async () => {
  server = await startTestServer()
  const now = new Date(server.clock())
  await server.platform.db.transaction().execute(async (trx) => {
    await seedMall(trx, now)
    await seedAccounts(trx, now)
  })
  leader = await server.signInAgain('u-leader')
  // One session for each: who ends all others keeps their own.
  for (const name of names)
    callers.set(name, name === 'leader' ? leader : await server.signInAgain(`u-${name}`))
}, 300_000)
afterAll(() => server.stop())

/** Texts that are right somewhere in the contract, and texts that are right nowhere. */
const text = fc.oneof(
  fc.constantFrom(
    '1',
    '20',
    '10',
    'true',
    'zh',
    'month',
    'formal',
    'embedded',
    'HOME',
    'gpu',
    '1001',
    'u-leader',
  ),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1.5',
    '1e9',
    'NaN',
    'null',
    '9007199254740993',
    '5999.00',
    '算力',
    "' or 1=1 --",
  ),
  fc.constantFrom('\u0000', '\ud800', '%00', '../../etc/passwd', '<script>', '__proto__', '[object Object]'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('x'.repeat(5000)),
)

const formOf = (codec: t.Mixed) =>
  fc
    .tuple(
      ...fieldsOf(codec).map(({ path }) => fc.tuple(fc.constant(path), fc.array(text, { maxLength: 2 }))),
    )
    .map(
      (fields) =>
        new URLSearchParams(
          fields.flatMap(([name, texts]) => texts.map((value): [string, string] => [name, value])),
        ),
    )

const requestOf = ({ method, path, params, query, body }: Endpoint) =>
  fc.tuple(formOf(params), formOf(query), formOf(body)).map(([names, search, form]): InjectOptions => {
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(names.get(name)?.toWellFormed() || 'x'),
    )
    return { method, url: `${url}?${search}`, ...(method !== 'GET' && { payload: form.toString() }) }
  })

const plain = ({ method, path }: Endpoint): InjectOptions => ({
  method,
  url: path.replaceAll(/:(\w+)/g, 'x'),
})

describe('every call of the contract', () => {
  it.each(calls)(
    '[R7.02][B3][H17][P12][C10] %s answers whatever it is sent in an envelope, without a fault',
    async (_, call) => {
      await fc.assert(
        fc.asyncProperty(
          requestOf(call),
          fc.uuid(),
          fc.constantFrom(...names),
          async (request, key, name) => {
            const caller = callerBy(name)
            const headers = {
              ...trusted,
              ...(call.method === 'GET' && { 'content-type': '' }),
              'idempotency-key': key,
            }
            const response = await caller.send({ ...request, headers })
            // A call that gives a file is answered by it, or in the envelope like any other.
            const isFile = answersWithFile(call) && !isEnvelopeType(String(response.headers['content-type']))
            const { code, msg } = isFile ? { code: '0', msg: '' } : response.json()
            expect([response.statusCode < 500, code, msg]).toEqual([
              true,
              expect.any(String),
              expect.any(String),
            ])
            expect(code === '0' || isErrorCode(code)).toBe(true)
          },
        ),
        { numRuns: CASES },
      )
    },
  )

  const closed = calls.filter(([, { access }]) => access.kind !== 'anyone')
  it.each(closed)('[S2] %s is for nobody who is not signed in', async (_, call) => {
    const response = await server.visitor().send({ ...plain(call), headers: trusted })
    expect([response.statusCode, response.json().code]).toEqual([401, 'AUTH10001'])
  })

  const reserved = calls.filter(
    ([, { access }]) => access.kind === 'withRole' && !access.roles.includes('common'),
  )
  it.each(reserved)('[S2] %s is for nobody without the role', async (_, call) => {
    const response = await leader.send({ ...plain(call), headers: trusted })
    expect([response.statusCode, response.json().code]).toEqual([200, 'AUTH10004'])
  })

  const changes = calls.filter(([, { effect }]) => effect !== 'read')
  it.each(changes)('[S6] %s is not called by a page of another site', async (_, call) => {
    const foreign = [
      { ...trusted, origin: 'https://evil.example' },
      { 'x-mall-version': '2.19.0', 'content-type': FORM },
      { origin: TEST_ORIGIN, 'content-type': FORM },
    ]
    for (const headers of foreign) {
      const response = await leader.send({ ...plain(call), headers })
      expect([response.statusCode, response.json().code]).toEqual([400, 'SYS10003'])
    }
  })

  const keyed = calls.filter(([, { effect }]) => effect === 'keyedChange')
  it.each(keyed)('[D3] %s is not made without a key', async (_, call) => {
    const response = await admitted(call).send({ ...plain(call), headers: trusted })
    expect([response.statusCode, response.json().code]).toEqual([400, 'SYS10008'])
  })
})
