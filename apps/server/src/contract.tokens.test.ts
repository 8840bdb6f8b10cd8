import type { Endpoint } from '@compute-mall/core/http'
import { identityEndpoints, type TokenScope } from '@compute-mall/core/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from './testing/contract.ts'
import { startTestServer, type TestServer } from './testing/index.ts'

let server: TestServer
/** The secrets of a merchant's tokens: merchants are customers who may call most. */
const secrets = new Map<TokenScope, string>()
beforeAll(async () => {
  server = await startTestServer()
  const merchant = await server.signIn({ retailer_id: '1001' })
  for (const scope of ['read', 'all'] as const) {
    const body = { name: scope, scope }
    secrets.set(scope, (await merchant.get(identityEndpoints.createAccessToken, { body })).secret)
  }
})
afterAll(() => server.stop())

const codeWith = async (scope: TokenScope, { method, path }: Endpoint): Promise<string> => {
  const response = await server.visitor().send({
    method,
    url: path.replaceAll(/:\w+/g, 'x'),
    headers: {
      authorization: `Bearer ${secrets.get(scope)}`,
      ...(method !== 'GET' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  })
  // What answers with a file has no envelope when it answers.
  return response.statusCode === 200 && !String(response.headers['content-type']).includes('json')
    ? '0'
    : response.json().code
}

/** A sign-in, the account with its phone, sessions and tokens, people and their roles. */
const isAccount = (name: string): boolean => name.startsWith('identity.')
const isForStaff = ({ access }: Endpoint): boolean =>
  access.kind === 'withRole' && !access.roles.includes('common')
const shut = calls.filter(([name]) => isAccount(name))
const staffs = calls.filter(([name, call]) => !isAccount(name) && isForStaff(call))
const open = calls.filter(([name, call]) => !isAccount(name) && !isForStaff(call))

describe('an access token', () => {
  it.each(open.filter(([, { effect }]) => effect !== 'read'))(
    '[S2][R9.07] for reading does not make the change %s; one for all does',
    async (_, call) => {
      expect(await codeWith('read', call)).toBe('TOKEN10001')
      expect(await codeWith('all', call)).not.toMatch(/^(TOKEN|AUTH)/)
    },
  )

  it.each(open.filter(([, { effect }]) => effect === 'read'))(
    '[S2][R9.07] of either scope reads %s',
    async (_, call) => {
      for (const scope of ['read', 'all'] as const)
        expect(await codeWith(scope, call)).not.toMatch(/^(TOKEN|AUTH)/)
    },
  )

  it.each(shut)('[S2][R9.07] of no scope opens %s: it is about the account itself', async (_, call) => {
    for (const scope of ['read', 'all'] as const)
      expect(await codeWith(scope, call)).toMatch(isForStaff(call) ? /^AUTH10004$/ : /^TOKEN10001$/)
  })

  it.each(staffs)('[S2][R9.07] of no scope opens %s: it takes a role', async (_, call) => {
    for (const scope of ['read', 'all'] as const) expect(await codeWith(scope, call)).toBe('AUTH10004')
  })

  it('[S2] is asked about every call that tells who one is or lets one in', () => {
    const names = shut.map(([name]) => name)
    for (const name of ['signIn', 'signInByCode', 'resetPassword', 'createAccessToken', 'endOwnSessions'])
      expect(names).toContain(`identity.${name}`)
    expect(staffs.length).toBeGreaterThan(50)
  })
})
