import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as requestOf } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createApp } from '../../modules.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { createMailOutbox } from '../mail.ts'
import { createOutbox } from '../sms.ts'
import { clientApps, createPages, developerLines, sendElsewhere, serveDevelopers } from './index.ts'
import { PAGE_WORK } from './pages.ts'
import { serveStorybook, storybookLine } from './storybook.ts'

const SCRIPT = 'console.log("the mall")'
/** Stands for the mall's server build: says what it was given, and asks the server who the visitor is. */
const ENTRY = `
  export const render = async (request, { api, nonce, log }) => {
    const { pathname, origin } = new URL(request.url)
    globalThis.drawnPages?.push(pathname)
    if (pathname.endsWith('/held')) await globalThis.heldPages
    if (pathname.endsWith('/failing')) await api(origin + '/failing')
    if (pathname.endsWith('/broken')) throw new Error('the page is broken')
    if (pathname.endsWith('/slow')) await new Promise((done) => setTimeout(done, 50))
    if (pathname.endsWith('/moved')) return new Response(null, { status: 302, headers: { location: '/ui/mall/' } })
    const user = await api(new Request(origin + '/user/users/current-user-info', { headers: request.headers }))
    const { data, code } = await user.json()
    const search = await api(origin + '/user/users/language', { method: 'POST', body: 'language=en' })
    const page = [origin, pathname, nonce, code, data.userName, (await search.json()).code, 'x'.repeat(2000)]
    return new Response(page.join('|'), { status: ['/ui/mall/', '/ui/mall/failing'].includes(pathname) ? 200 : 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }`

const dir = mkdtempSync(join(tmpdir(), 'compute-mall-pages-'))
const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), content)
}

let server: TestServer
let app: FastifyInstance
const outbox = createOutbox({ info: () => {} } as never)
const mails = createMailOutbox({ info: () => {} } as never)

beforeAll(async () => {
  write('mall/client/assets/entry-C3hpoHEK.js', SCRIPT)
  write('mall/client/assets/entry-C3hpoHEK.js.br', brotliCompressSync(SCRIPT))
  write('mall/client/assets/entry-C3hpoHEK.js.map', '{}')
  write('mall/client/icon.svg', '<svg/>')
  write('mall/client/.vite/manifest.json', '{}')
  write('mall/server/entry-server.js', ENTRY)
  for (const { name } of clientApps) {
    write(`${name}/index.html`, '<!doctype html>')
    write(`${name}/builds/latest.json`, '{"buildId":"Dx3_a-9Q"}')
  }
  server = await startTestServer({
    modules: () => ({}),
    env: {
      PDF_ORIGINS: 'https://docs.example.cn,https://papers.example.cn',
      LIVE_PLAYER_ORIGIN: 'https://live.example.cn',
    },
  })
  const shown = createPages(server.platform, (name) => join(dir, name))
  const { http } = await createApp(server.platform, undefined, {
    refuse: shown.refuse,
    serve: async (fastify) => {
      await shown.serve(fastify)
      fastify.get('/failing', (_, reply) => reply.code(503).send())
      serveDevelopers(fastify, { ...server.platform.config, mode: 'development' }, { outbox, mails })
    },
    answerElse: sendElsewhere,
  })
  app = http
})
afterAll(async () => {
  await app.close()
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

describe('many requests for pages at once', () => {
  it('[H4] from one address wait in a short queue, are told when to come again, and delay nobody else', async () => {
    const ask = (remoteAddress: string) =>
      app.inject({
        url: '/ui/mall/slow',
        remoteAddress,
        headers: { 'accept-language': 'en' },
      })
    const made: number[] = []
    const burst = Array.from({ length: 200 }, async () => {
      const answer = await ask('127.0.0.1')
      if (answer.statusCode !== 503) made.push(answer.statusCode)
      return answer
    })
    const other = await ask('127.0.0.2')
    // Those in progress when it came, and at most one turn of the queue.
    expect([other.statusCode, made.length <= 2 * PAGE_WORK.running]).toEqual([404, true])
    const answers = await Promise.all(burst)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.length - refused.length).toBe(PAGE_WORK.runningEach + PAGE_WORK.waitingEach)
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(refused[0]?.body).toContain('<h1>The site is busy</h1>')
    expect((await ask('127.0.0.1')).statusCode).toBe(404)
  })

  interface Visit {
    readonly status: number | undefined
    readonly headers: IncomingHttpHeaders
    readonly body: string
  }

  const visit = (path: string, localAddress: string): Promise<Visit> =>
    new Promise((done, broken) => {
      const { port } = new URL(app.listeningOrigin)
      const headers = { 'accept-language': 'en' }
      requestOf({ host: '127.0.0.1', port, path, localAddress, headers }, (answer) => {
        let body = ''
        answer.on('data', (chunk) => (body += chunk)).on('error', broken)
        answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body }))
      })
        .on('error', broken)
        .end()
    })

  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(globalThis, { heldPages: promise })
    return resolve
  }

  it('[H4] are refused before anything is spent on them, while other addresses and files are served', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const release = hold()
    onTestFinished(() => release())
    const { runningEach, waitingEach, running } = PAGE_WORK
    const kept = runningEach + waitingEach
    const made: string[] = []
    const refused: Visit[] = []
    const flood = (address: string, count: number) =>
      Array.from({ length: count }, async () => {
        const answer = await visit('/ui/mall/held', address)
        if (answer.status === 503) refused.push(answer)
        else made.push(address)
      })
    const first = flood('127.0.0.1', 300)
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(300 - kept)
    expect(refused[0]).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', connection: 'close', 'x-content-type-options': 'nosniff' },
      body: expect.stringContaining('<h1>The site is busy</h1>'),
    })
    expect((await visit('/ui/mall/', '127.0.0.2')).status).toBe(200)
    expect((await visit('/ui/mall/icon.svg', '127.0.0.1')).status).toBe(200)
    const second = flood('127.0.0.3', kept + 1)
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(300 - kept + 1)
    const arrival = once(app.server, 'request')
    const turn = visit('/ui/mall/turn', '127.0.0.2')
    await arrival
    await new Promise(setImmediate)
    const drawnPages: string[] = []
    Object.assign(globalThis, { drawnPages })
    expect(made).toEqual([])
    release()
    expect((await turn).status).toBe(404)
    expect(drawnPages.indexOf('/ui/mall/turn')).toBeLessThanOrEqual(running)
    await Promise.all([...first, ...second])
    expect(made).toHaveLength(2 * kept)
  })
})

describe('a page that several visitors ask for at once', () => {
  const draws = async (...asked: readonly (readonly [path: string, headers?: Record<string, string>])[]) => {
    const drawnPages: string[] = []
    Object.assign(globalThis, { drawnPages })
    const answers = await Promise.all(asked.map(([path, headers]) => get(path, headers)))
    return { count: drawnPages.length, nonces: answers.map(({ body }) => body.split('|')[2]) }
  }

  it('[H4][S9] is drawn once, and every answer has a nonce of its own', async () => {
    const { count, nonces } = await draws(['/ui/mall/?a'], ['/ui/mall/?a'], ['/ui/mall/?a'])
    expect([count, new Set(nonces).size]).toEqual([1, 3])
  })

  it('[H4][S1] is drawn for each who says more than a language, and for each language and device', async () => {
    const { cookies } = await server.signIn({})
    const cookie = `sid=${cookies.get('sid')}`
    const asked = [{}, { cookie }, { cookie: 'other=1' }, { authorization: 'Bearer cmt_1' }]
    const people = await draws(...asked.map((headers) => ['/ui/mall/?b', headers] as const))
    expect(people.count).toBe(asked.length)
    const kinds = [
      { cookie: 'locale=en' },
      { 'accept-language': 'en' },
      { 'user-agent': 'iPhone Mobile' },
      {},
    ]
    expect((await draws(...kinds.map((headers) => ['/ui/mall/?c', headers] as const))).count).toBe(3)
  })

  it('[H4][F8] is drawn for each when it is missing or a call for it failed', async () => {
    expect((await draws(['/ui/mall/none'], ['/ui/mall/none'])).count).toBe(2)
    expect((await draws(['/ui/mall/failing'], ['/ui/mall/failing'])).count).toBe(2)
  })
})

describe('a built file', () => {
  const url = '/ui/mall/assets/entry-C3hpoHEK.js'

  it('[R4.14] is sent compressed as it was built, and kept for ever when its name has a hash', async () => {
    const { headers, rawPayload } = await get(url, { 'accept-encoding': 'gzip, deflate, br' })
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT)
  })

  it('is sent plain to those who take no compression that is there', async () => {
    for (const encoding of [undefined, 'gzip', 'br;q=0'])
      expect((await get(url, encoding === undefined ? {} : { 'accept-encoding': encoding })).body).toBe(
        SCRIPT,
      )
  })

  it('without a hash is asked about again, and not sent when it is the same', async () => {
    const first = await get('/ui/mall/icon.svg')
    expect(first.headers['cache-control']).toBe('no-cache')
    const second = await get('/ui/mall/icon.svg', { 'if-none-match': String(first.headers.etag) })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  it.each([
    'assets/entry-C3hpoHEK.js.map',
    '.vite/manifest.json',
    'assets/entry-C3hpoHEK.js.br',
    '../server/entry-server.js',
  ])('[S13] is not sent when it is nobody else’s business: %s', async (path) => {
    const { statusCode, body } = await get(`/ui/mall/${path}`)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('export')
  })
})

describe('a page of the mall', () => {
  it('[S9] is made here, with a policy that lets only scripts with its own nonce run', async () => {
    const { statusCode, headers, body } = await get('/ui/mall/')
    const [origin, path, nonce, code] = body.split('|')
    expect([statusCode, origin, path, code]).toEqual([200, 'http://mall.test', '/ui/mall/', 'AUTH10001'])
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; ` +
        `style-src-elem 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; ` +
        `form-action 'self'; frame-ancestors 'none'`,
    )
    expect((await get('/ui/mall/')).body.split('|')[2]).not.toBe(nonce)
  })

  it('[R2.13][S9] reads from other origins where it shows their documents, and nowhere else', async () => {
    const policyOf = async (path: string) =>
      String((await get(path)).headers['content-security-policy']).split('; ')
    const reads = "connect-src 'self' https://docs.example.cn https://papers.example.cn"
    expect(await policyOf('/ui/mall/pdf?pdfUrl=/a.pdf')).toContain(reads)
    expect(await policyOf('/ui/mall/mobile/pdf')).toContain(reads)
    expect((await policyOf('/ui/mall/app-iframe')).join()).not.toContain('connect-src')
  })

  it('[R3.07][S9] shows the player of the operator on the page of the broadcast, and nowhere else', async () => {
    const policyOf = async (path: string) =>
      String((await get(path)).headers['content-security-policy']).split('; ')
    for (const path of ['/ui/mall/live', '/ui/mall/mobile/live'])
      expect(await policyOf(path)).toContain("frame-src 'self' https://live.example.cn")
    for (const path of ['/ui/mall/', '/ui/mall/space/dashboard', '/ui/mall/pdf?pdfUrl=/a.pdf'])
      expect((await policyOf(path)).join()).not.toContain('frame-src')
  })

  it('[R6.03] is made in the name of the visitor, whom the server knows without a network between', async () => {
    const user = await server.signIn({ user_name: 'visitor' })
    const cookie = `sid=${user.cookies.get('sid')}`
    expect((await get('/ui/mall/', { cookie })).body.split('|').slice(3, 5)).toEqual(['0', 'visitor'])
  })

  it('[S6] can change nothing while it is made', async () => {
    expect((await get('/ui/mall/')).body.split('|')[5]).toBe('SYS10003')
  })

  it('[R2.07] that does not exist is the mall’s own, with status 404', async () => {
    expect((await get('/ui/mall/nowhere')).statusCode).toBe(404)
  })

  it('is compressed for those who take it', async () => {
    const br = await get('/ui/mall/', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('http://mall.test|/ui/mall/|')
    const gzip = await get('/ui/mall/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('http://mall.test|/ui/mall/|')
  })

  it('may lead elsewhere, or fail without telling why', async () => {
    expect((await get('/ui/mall/moved')).headers.location).toBe('/ui/mall/')
    const broken = await get('/ui/mall/broken')
    expect([broken.statusCode, broken.json().code]).toEqual([500, 'SYS10000'])
    expect(broken.body).not.toContain('broken')
  })
})

describe('the other addresses', () => {
  it('[R1.05] lead from the start to the mall', async () => {
    expect((await get('/')).headers.location).toBe('/ui/mall/')
  })

  it('[R2.01] tell search engines where the sitemap is, and keep them out of the apps', async () => {
    const { headers, body } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe(
      'User-agent: *\nDisallow: /ui/mall/detail/goods\nDisallow: /ui/mall/mobile/detail/goods\n' +
        'Disallow: /ui/console/\nDisallow: /ui/seller/\nDisallow: /ui/admin/\nDisallow: /ui/acm/\n' +
        'Disallow: /ui/plain/\nDisallow: /sso/\nSitemap: http://mall.test/ui/mall/sitemap.xml\n',
    )
  })

  it('[R2.25] let search engines read goods where visitors may open them', async () => {
    const open = await startTestServer({ modules: () => ({}), env: { GOODS_ACCESS: 'public' } })
    onTestFinished(() => open.stop())
    const { serve } = createPages(open.platform, (name) => join(dir, name))
    const { http } = await createApp(open.platform, undefined, { serve, answerElse: sendElsewhere })
    const { body } = await http.inject({ url: '/robots.txt' })
    expect(body).toContain('User-agent: *\nDisallow: /ui/console/\n')
    expect(body).not.toContain('detail/goods')
    await http.close()
  })

  it.each(clientApps)(
    '[R1.05] show the app $name, under the policy of pages without a nonce',
    async ({ name }) => {
      expect((await get(`/ui/${name}`)).headers.location).toBe(`/ui/${name}/`)
      const { body, headers } = await get(`/ui/${name}/`)
      expect(body).toBe('<!doctype html>')
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  it.each(clientApps)('[R7.05] tell which build of the app $name is the newest', async ({ name }) => {
    const { headers, json } = await get(`/ui/${name}/builds/latest.json`)
    expect(json()).toEqual({ buildId: 'Dx3_a-9Q' })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('[R2.07] that are none lead a person to the mall, and tell a program in the envelope', async () => {
    const person = await get('/search/goods?keyword=gpu', { accept: 'text/html,*/*' })
    expect([person.statusCode, person.headers.location]).toEqual([302, '/ui/mall/search/goods?keyword=gpu'])
    expect((await get('//evil.example', { accept: 'text/html' })).headers.location).toBe(
      '/ui/mall/evil.example',
    )
    expect((await get('/search/goods')).json().code).toBe('SYS10011')
  })

  it('say what to do while an app is not built', async () => {
    const { http } = await createApp(server.platform, () => ({}), {
      serve: createPages(server.platform, () => join(dir, 'no')).serve,
      answerElse: sendElsewhere,
    })
    for (const name of ['mall', ...clientApps.map((each) => each.name)]) {
      const { statusCode, body } = await http.inject(`/ui/${name}/`)
      expect(statusCode).toBe(503)
      expect(body).toBe(`apps/${name} is not built. Run: npm run build\n`)
    }
    await http.close()
  })

  it('[S8] show the outbox without running what it holds', async () => {
    await outbox.send('13800138000', '<script>alert(1)</script>')
    await mails.send({ to: 'a@b.cn', subject: '<b>subject</b>', text: '<script>alert(2)</script>' })
    const { body } = await get('/dev/outbox')
    expect(body).toContain('13800138000')
    expect(body).not.toContain('<script>')
  })
})

describe('Storybook', () => {
  /** A server with Storybook as it is built in a folder. */
  const serving = async (folder: string) => {
    const { http } = await createApp(server.platform, () => ({}), {
      serve: async (fastify) => serveStorybook(fastify, join(dir, folder)),
      answerElse: sendElsewhere,
    })
    return http
  }
  beforeAll(() => {
    write('storybook/index.html', '<!doctype html><title>Storybook</title>')
    write('storybook/iframe.html', '<!doctype html>')
    write('storybook/assets/Button-C3hpoHEK.js', SCRIPT)
    write('storybook/assets/pdf.worker.min-C3hpoHEK.mjs', SCRIPT)
    write('storybook/project.json.map', '{}')
    write('secret.json', '{}')
  })

  it('is served as it was built last, to anybody, with its stories in a frame of its own', async () => {
    const http = await serving('storybook')
    const page = await http.inject('/storybook/')
    expect(page.body).toContain('<title>Storybook')
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' blob:; worker-src 'self' blob:; " +
        "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    )
    expect((await http.inject('/storybook')).headers.location).toBe('/storybook/')
    expect((await http.inject('/storybook/iframe.html?id=parts-button--default')).statusCode).toBe(200)
    expect((await http.inject('/storybook/assets/Button-C3hpoHEK.js')).body).toBe(SCRIPT)
    expect((await http.inject('/storybook/assets/pdf.worker.min-C3hpoHEK.mjs')).headers['content-type']).toBe(
      'text/javascript; charset=utf-8',
    )
    write('storybook/iframe.html', '<!doctype html><title>built again')
    expect((await http.inject('/storybook/iframe.html')).body).toContain('built again')
    await http.close()
  })

  it.each(['../secret.json', '..%2fsecret.json', 'project.json.map', 'assets', 'none.js', '%00.js'])(
    '[S13] gives away nothing else: %s',
    async (path) => {
      const http = await serving('storybook')
      expect((await http.inject(`/storybook/${path}`)).statusCode).toBe(404)
      await http.close()
    },
  )

  it('says how it is built while it is not, on its page and among the addresses', async () => {
    const http = await serving('nothing')
    const { statusCode, body } = await http.inject('/storybook/')
    expect([statusCode, body]).toEqual([503, 'Storybook is not built. Run: npm run build -- stories\n'])
    await http.close()
    const origin = 'http://localhost:8080'
    expect(storybookLine(origin, join(dir, 'nothing'))).toBe(
      'Stories  after npm run build -- stories: http://localhost:8080/storybook/',
    )
    expect(storybookLine(origin, join(dir, 'storybook'))).toBe('Stories  http://localhost:8080/storybook/')
  })

  it.each(['production', 'test'] as const)('and the outbox are not there in %s', async (mode) => {
    const config = { ...server.platform.config, mode }
    const { http } = await createApp(server.platform, () => ({}), {
      serve: async (fastify) => serveDevelopers(fastify, config, { outbox, mails }),
      answerElse: sendElsewhere,
    })
    for (const url of ['/storybook/', '/storybook/index.html', '/dev/outbox'])
      expect((await http.inject(url)).json().code).toBe('SYS10011')
    await http.close()
    expect(developerLines(config)).toEqual([])
  })
})
