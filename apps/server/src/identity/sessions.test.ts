import { createHash } from 'node:crypto'
import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../modules.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const isKnown = async (caller: Caller): Promise<boolean> =>
  E.isRight(await caller.call(identityEndpoints.userClusterInfo, {}))

describe('a session', () => {
  it('[S9] gives its secret to the browser in a cookie that no script can read; the database keeps a hash', async () => {
    const user = await server.signIn({ user_name: 'cookies' })
    const response = await server.visitor().send({
      method: 'POST',
      url: '/sso/sign-in',
      payload: 'account=cookies&password=mall-2026&service=/',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-mall-version': '2.19.0',
        origin: 'http://mall.test',
      },
    })
    const [session, token] = response.cookies
    expect(session).toMatchObject({
      name: 'sid',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 604_800,
    })
    expect(token).toMatchObject({ name: 'Token', path: '/', sameSite: 'Lax' })
    expect(token?.httpOnly).toBeUndefined()
    expect(session?.value).toMatch(/^[\w-]{43}$/)
    const rows = await server.platform.db
      .selectFrom('sessions')
      .select('id_hash')
      .where('user_id', '=', user.id)
      .execute()
    const hash = createHash('sha256')
      .update(session?.value ?? '')
      .digest('base64url')
    expect(rows.map(({ id_hash }) => id_hash)).toContain(hash)
    expect(JSON.stringify(rows)).not.toContain(session?.value)
  })

  it('[S9] over TLS has a cookie that is secure and bound to this host', async () => {
    const secure = await startTestServer({ env: { PUBLIC_ORIGIN: 'https://mall.test' } })
    const user = await secure.signIn()
    expect([...user.cookies.keys()]).toEqual(['__Host-sid', 'Token'])
    expect(await isKnown(user)).toBe(true)
    await secure.stop()
  })

  it.each([
    ['a customer', 'common' as const, 12 * HOUR],
    ['the back office', 'manager' as const, 30 * MINUTE],
  ])('of %s ends when it was idle too long', async (_, role_type, idle) => {
    const user = await server.signIn({ role_type })
    server.clock.advance(idle - MINUTE)
    expect(await isKnown(user)).toBe(true)
    server.clock.advance(idle - 1)
    expect(await isKnown(user)).toBe(true)
    server.clock.advance(idle)
    expect(await isKnown(user)).toBe(false)
  })

  it('ends after 7 days, however busy', async () => {
    const user = await server.signIn()
    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      server.clock.advance(6 * HOUR)
      expect(await isKnown(user)).toBe(true)
    }
    server.clock.advance(6 * HOUR)
    expect(await isKnown(user)).toBe(false)
  })

  it('[S10] that was ended elsewhere is unknown here within a second', async () => {
    const user = await server.signIn()
    expect(await isKnown(user)).toBe(true)
    await server.platform.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    server.clock.advance(1_000)
    expect(await isKnown(user)).toBe(false)
  })

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('[S1] is nobody with the secret "%s"', async (secret) => {
    const visitor = server.visitor()
    visitor.cookies.set('sid', secret)
    expect(await isKnown(visitor)).toBe(false)
  })

  it('leaves no row behind once it is over', async () => {
    await server.signIn()
    server.clock.advance(7 * DAY + 1)
    await server.runJob('session-expiry')
    expect(await server.platform.db.selectFrom('sessions').select('id_hash').execute()).toEqual([])
  })
})

describe('single sign-on', () => {
  const goTo = async (caller: Caller, url: string, headers: Record<string, string> = {}) => {
    const response = await caller.send({ method: 'GET', url, headers })
    expect(response.statusCode).toBe(302)
    return response.headers.location
  }

  it('[R7.04] leads a visitor to the sign-in page and remembers where they were', async () => {
    expect(await goTo(server.visitor(), '/sso/login?service=%2Fui%2Fmall%2Fgoods%2Fcart')).toBe(
      '/ui/mall/sign-in?service=%2Fui%2Fmall%2Fgoods%2Fcart',
    )
    expect(
      await goTo(
        server.visitor(),
        '/ac/api/auth/loginSsoRedirect.action?originalUrl=%2Fui%2Fmall%2F%3Fa%3D1',
      ),
    ).toBe('/sso/login?service=%2Fui%2Fmall%2F%3Fa%3D1')
  })

  it.each([
    ['/ui/mall/mobile/goods/cart', '/ui/acm/#/login?service=%2Fui%2Fmall%2Fmobile%2Fgoods%2Fcart'],
    ['https://evil.example', '/ui/acm/#/login?service=%2Fui%2Fmall%2F'],
  ])('[R1.05][W21] leads a phone that comes from %s to the sign-in made for phones', async (from, to) => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
    const address = `/sso/login?service=${encodeURIComponent(from)}`
    expect(await goTo(server.visitor(), address, { 'user-agent': userAgent })).toBe(to)
  })

  it('[R7.04] leads who is signed in already straight there', async () => {
    const user = await server.signIn()
    expect(await goTo(user, '/ac/api/auth/loginSsoRedirect.action?originalUrl=/ui/console/')).toBe(
      '/ui/console/',
    )
  })

  it('[R7.04] gives who lost the Token alone a new one, instead of leading in circles', async () => {
    const user = await server.signIn()
    user.cookies.delete('Token')
    await goTo(user, '/ac/api/auth/loginSsoRedirect.action?originalUrl=/ui/console/')
    expect(user.cookies.get('Token')).toMatch(/^[\w-]{16}$/)
  })

  it('[S9][H17][P7] takes cookies of a session that is over from the browser on the way to the sign-in page', async () => {
    const visitor = server.visitor()
    visitor.cookies.set('sid', 'a'.repeat(43))
    visitor.cookies.set('Token', 'b'.repeat(16))
    await goTo(visitor, '/ac/api/auth/loginSsoRedirect.action?originalUrl=/ui/console/')
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  it.each(['/sso/login?service=/ui/console/', '/ui/mall/sign-in?service=/', '/ui/acm/'])(
    '[S9][H17] takes cookies of a session that is over from the browser at %s, and leaves live ones',
    async (url) => {
      const pages = await createApp(server.platform, undefined, {
        serve: async (app) => {
          for (const page of ['/ui/mall/sign-in', '/ui/acm/']) app.get(page, async () => 'a page')
        },
        answerElse: () => false,
      })
      const cookiesAfter = async (cookie: string) =>
        (await pages.http.inject({ url, headers: { cookie } })).cookies.map(({ name, value }) => [
          name,
          value,
        ])
      expect(await cookiesAfter(`sid=${'a'.repeat(43)}; Token=${'b'.repeat(16)}`)).toEqual([
        ['sid', ''],
        ['Token', ''],
      ])
      expect(await cookiesAfter(`Token=${'b'.repeat(16)}`)).toHaveLength(2)
      const user = await server.signIn()
      expect(
        await cookiesAfter([...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')),
      ).toEqual([])
      expect(await cookiesAfter('')).toEqual([])
      await pages.http.close()
    },
  )

  it('[R4.12] ends the session on the way out and clears its cookies', async () => {
    const user = await server.signIn()
    const same = await server.signInAgain(user.id)
    expect(await isKnown(user)).toBe(true)
    const secret = user.cookies.get('sid') ?? ''
    expect(await goTo(user, '/ac/api/auth/logoutSso.action?logoutUrl=%2Fui%2Fmall%2Fapp')).toBe(
      '/ui/mall/app',
    )
    expect([...user.cookies.keys()]).toEqual([])
    user.cookies.set('sid', secret)
    expect(await isKnown(user)).toBe(false)
    expect(await isKnown(same)).toBe(true)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
  ])('[S6] lets no other page and no picture sign anybody out: %o', async (headers) => {
    const user = await server.signIn()
    expect(await goTo(user, '/ac/api/auth/logoutSso.action?logoutUrl=/', headers)).toBe('/ui/mall/')
    expect(await isKnown(user)).toBe(true)
  })

  it.each([
    '/sso/login?service=',
    '/ac/api/auth/loginSsoRedirect.action?originalUrl=',
    '/ac/api/auth/logoutSso.action?logoutUrl=',
  ])('[S7] %s leads home instead of anywhere foreign', async (url) => {
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const location = await goTo(server.visitor(), url + encodeURIComponent(foreign))
      expect(location).not.toContain('evil')
      expect(location).not.toContain('javascript')
    }
  })
})
