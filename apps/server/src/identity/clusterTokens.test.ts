import { identityEndpoints } from '@compute-mall/core/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { currentUser, clusterTokenHolder } = identityEndpoints
const me = (includeToken: boolean | undefined) => ({ query: { includeToken, refresh: undefined } })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const clusters = [
  { cluster_id: 'c-1', member_type: 'Leader' as const },
  { cluster_id: 'c-2', member_type: 'Member' as const },
  { cluster_id: 'c-3', status: 'Disable' as const },
  { cluster_id: 'c-4', center_name_zh: '旧中心（已停用）', center_name_en: 'Old centre' },
]
const tokensOf = async (user: TestUser) => (await user.get(currentUser, me(true))).clusterTokens
/** What a centre learns, which is nobody's browser. */
const shownTo = (clusterId: string, token: string) =>
  server.visitor().get(clusterTokenHolder, { body: { clusterId, token } })

describe('tokens for computing centres', () => {
  it.each([undefined, false])(
    '[D16] are not told unless they are asked for: includeToken %s',
    async (asked) => {
      const user = await server.signIn({ clusters })
      expect((await user.get(currentUser, me(asked))).clusterTokens).toEqual([])
    },
  )

  it('[D16][R3.02] are one for each centre whose account is open, and live 10 minutes', async () => {
    const user = await server.signIn({ clusters })
    const end = new Date(server.clock() + 600_000).toISOString()
    expect(await tokensOf(user)).toEqual([
      { clusterId: 'c-1', token: expect.stringMatching(/^[\w-]{60,1024}$/), expireTime: end },
      { clusterId: 'c-2', token: expect.stringMatching(/^[\w-]{60,1024}$/), expireTime: end },
    ])
  })

  it('[D16] tell their centre whose they are', async () => {
    const user = await server.signIn({ clusters })
    const [, second] = await tokensOf(user)
    expect(await shownTo('c-2', second?.token ?? '')).toEqual({
      clusterUserName: 'account1',
      memberType: 'Member',
      expireTime: second?.expireTime,
    })
  })

  it('[D16] open in no other centre, and not when a character was changed', async () => {
    const user = await server.signIn({ clusters })
    const [first] = await tokensOf(user)
    const token = first?.token ?? ''
    const changed = `${token.slice(0, -3)}${token.at(-3) === 'A' ? 'B' : 'A'}${token.slice(-2)}`
    expect(await shownTo('c-2', token)).toBeNull()
    expect(await shownTo('c-1', changed)).toBeNull()
    expect(await shownTo('c-1', '')).toBeNull()
    expect(await shownTo('c-1', 'no token at all')).toBeNull()
  })

  it('[D16] end after 10 minutes, and when their account is disabled', async () => {
    const user = await server.signIn({ clusters })
    const [first, second] = await tokensOf(user)
    await server.platform.db
      .updateTable('cluster_accounts')
      .set({ status: 'Disable' })
      .where('user_id', '=', user.id)
      .where('cluster_id', '=', 'c-2')
      .execute()
    expect(await shownTo('c-2', second?.token ?? '')).toBeNull()
    server.clock.advance(599_999)
    expect(await shownTo('c-1', first?.token ?? '')).not.toBeNull()
    server.clock.advance(1)
    expect(await shownTo('c-1', first?.token ?? '')).toBeNull()
  })

  it('[D16] are never kept by the way, in no cache between server and browser', async () => {
    const user = await server.signIn({ clusters })
    const answer = await server.http.inject({
      url: '/user/users/current-user-info?includeToken=true',
      headers: { cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
