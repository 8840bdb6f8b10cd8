import { once } from 'node:events'
import { createConnection } from 'node:net'
import { Count, Id, IntegerFromText, Optional, Repeated, TextUpTo } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { anyone, endpoint, refuse, signedIn, withRole } from '@compute-mall/core/http'
import { FilePart } from '@compute-mall/core/payment'
import fc from 'fast-check'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as t from 'io-ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TEST_ORIGIN, type TestServer } from '../../testing/index.ts'
import { StorageUnavailable } from '../blobs.ts'
import { NoConnection, NotCommitted, OutcomeUnknown } from '../database/index.ts'
import { write } from '../write.ts'
import type { Handlers, SessionUser } from './index.ts'
import { buildServer } from './index.ts'

const trial = {
  greet: endpoint({
    method: 'GET',
    path: '/trial/greet/:id',
    access: anyone,
    params: t.type({ id: Id }),
    query: t.type({ times: IntegerFromText, tags: Repeated(TextUpTo(8)) }),
    response: t.type({ said: t.string, to: t.union([t.string, t.null]), now: t.string }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/trial/note',
    access: signedIn,
    body: t.type({ text: TextUpTo(100), mark: Optional(TextUpTo(8)) }),
    response: t.type({ text: t.string, fields: t.readonlyArray(t.string) }),
  }),
  find: endpoint({
    method: 'POST',
    path: '/trial/find',
    access: anyone,
    effect: 'read',
    body: t.type({ query: t.type({ keyWords: TextUpTo(20) }) }),
    response: t.string,
  }),
  order: endpoint({
    method: 'POST',
    path: '/trial/order',
    access: signedIn,
    effect: 'keyedChange',
    body: t.type({ amount: IntegerFromText }),
    response: t.type({ orders: Count }),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/trial/pay',
    access: signedIn,
    effect: 'keyedChange',
    body: t.type({ amount: IntegerFromText }),
    response: t.string,
  }),
  slip: endpoint({
    method: 'POST',
    path: '/trial/slip',
    access: anyone,
    encoding: 'multipart',
    body: t.type({ orderId: Id, slip: FilePart }),
    response: t.string,
  }),
  administer: endpoint({
    method: 'POST',
    path: '/trial/administer',
    access: withRole('admin'),
    response: t.string,
  }),
  fail: endpoint({
    method: 'GET',
    path: '/trial/fail',
    access: anyone,
    query: t.type({ how: TextUpTo(10) }),
    response: t.string,
  }),
}

const user: SessionUser = {
  id: 'u-1',
  userName: 'li',
  language: 'zh',
  roleType: 'common',
  retailerId: null,
  duties: new Set(),
  roles: new Set(['common']),
  isMember: false,
  tokenScope: null,
}

const failures: Readonly<Record<string, Error>> = {
  ours: new Error('select secret from somewhere'),
  away: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  full: new StorageUnavailable(new Error('ENOSPC: no space left on device, write')),
  value: Object.assign(new Error('value "2147483648" is out of range for type integer'), {
    code: '22003',
    severity: 'ERROR',
  }),
  cancelled: Object.assign(new Error('canceling statement due to statement timeout'), {
    code: '57014',
    severity: 'ERROR',
  }),
  unanswered: new Error('Query read timeout'),
  unsent: new NoConnection(new Error('timeout exceeded when trying to connect')),
  before: new NotCommitted(new Error('Query read timeout')),
  commit: new OutcomeUnknown(new Error('Query read timeout')),
}

/** How often the provider was asked. */
let asked = 0

const handlers: Handlers<typeof trial> = {
  greet: async ({ params, query }, context) =>
    E.right({
      said: `${params.id} ${query.tags.join()} ${query.times}`,
      to: context.user?.id ?? null,
      now: context.now.toISOString(),
    }),
  note: async ({ body }, { transact }) => {
    if (body.mark === 'commit') await transact(async () => E.right(undefined))
    const failure = failures[body.text]
    if (failure !== undefined) throw failure
    return E.right({ text: body.text, fields: Object.keys(body) })
  },
  find: async ({ body }) => E.right(body.query.keyWords),
  order: ({ body }, { transact, user: { id }, now }) =>
    transact(async (trx) => {
      await write(trx)
        .insertInto('attempts')
        .values({ subject: `order:${id}`, at: now })
        .execute()
      if (body.amount === 13) return E.left(refuse('PURCHASE10010'))
      if (body.amount === 14) throw new Error('half way')
      const { orders } = await trx
        .selectFrom('attempts')
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .where('subject', '=', `order:${id}`)
        .executeTakeFirstOrThrow()
      return E.right({ orders })
    }),
  pay: {
    prepare: async ({ body }) => {
      asked += 1
      if (body.amount === 13) return E.left(refuse('PAY10008'))
      return E.right(async (_, { transact }) => transact(async () => E.right(`asked ${asked}`)))
    },
  },
  slip: async ({ body }) =>
    E.right(`${body.orderId} ${body.slip.fileName} ${Buffer.from(body.slip.bytes).toString('latin1')}`),
  administer: async () => E.right('done'),
  fail: async ({ query }) => {
    if (query.how === 'limit') return E.left(refuse('AUTH10003', { seconds: 17 }))
    throw failures[query.how] ?? new Error('unknown')
  },
}

const FORM = 'application/x-www-form-urlencoded'
const trusted = { 'x-mall-version': '2.19.0', origin: TEST_ORIGIN }
const lines: string[] = []
let server: TestServer
let app: FastifyInstance

beforeAll(async () => {
  server = await startTestServer({ modules: () => ({}), logTo: (line: string) => void lines.push(line) })
  app = await buildServer({
    platform: server.platform,
    contract: { trial },
    modules: { trial: { handlers } },
    authenticate: async ({ headers }) =>
      headers.cookie === undefined
        ? null
        : { ...user, id: headers.cookie.slice('sid='.length), language: 'zh' as const },
  })
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

const send = async (request: InjectOptions) => {
  const response = await app.inject(request)
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}
const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  send({ method: 'POST', url, payload, headers: { ...trusted, 'content-type': FORM, ...headers } })
const signedInAs = (id: string) => ({ cookie: `sid=${id}` })

describe('an endpoint of the contract', () => {
  it('[R8.01] answers with the decoded input in an envelope of code 0', async () => {
    const answer = await send({ method: 'GET', url: '/trial/greet/g-1?times=3&tags=a&tags=b' })
    expect(answer).toMatchObject({
      status: 200,
      code: '0',
      msg: 'success',
      data: { said: 'g-1 a,b 3', to: null, now: '2026-11-21T02:00:00.000Z' },
    })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['/trial/greet/g-1?tags=a', 'times'],
    ['/trial/greet/g-1?times=1e3', 'times'],
    ['/trial/greet/g 1?times=1', 'id'],
    ['/trial/greet/g-1?times=1&tags=123456789', 'tags.0', 'SYS10013'],
  ])('[R3.01] refuses %s and names the field %s', async (url, field, code = 'SYS10001') => {
    const answer = await send({ method: 'GET', url })
    expect(answer).toMatchObject({ status: 400, code, data: { field } })
  })

  it('[R7.01] reads nested form bodies by their dots', async () => {
    const answer = await post('/trial/find', 'query.keyWords=%E8%B6%85%E7%AE%97')
    expect(answer).toMatchObject({ code: '0', data: '超算' })
  })

  it('[S4] passes no field on that the codec does not name, not even to a prototype', async () => {
    const answer = await post(
      '/trial/note',
      'text=a&mark=b&roleType=manager&retailerId=1001&id=u-2&__proto__.isAdmin=true',
      signedInAs('u-1'),
    )
    expect(answer).toMatchObject({ code: '0', data: { fields: ['text', 'mark'] } })
    expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined()
  })

  it('[D1] answers 401 AUTH10001 when nobody is signed in, and lets anyone call what is open to anyone', async () => {
    expect(await post('/trial/note', 'text=a')).toMatchObject({ status: 401, code: 'AUTH10001' })
    expect(
      await send({ method: 'GET', url: '/trial/greet/g?times=1', headers: signedInAs('u-7') }),
    ).toMatchObject({
      data: { to: 'u-7' },
    })
  })

  it('[D1] refuses who lacks the role with AUTH10004 and status 200, never 403', async () => {
    expect(await post('/trial/administer', '', signedInAs('u-1'))).toMatchObject({
      status: 200,
      code: 'AUTH10004',
    })
  })

  it('[R8.01] says so in the envelope when there is no such call or method', async () => {
    expect(await send({ method: 'GET', url: '/trial/nothing' })).toMatchObject({
      status: 404,
      code: 'SYS10011',
    })
    expect(await send({ method: 'DELETE', url: '/trial/note' })).toMatchObject({
      status: 404,
      code: 'SYS10011',
    })
  })

  it.each([
    [{ cookie: 'sid=u-1; locale=en' }, 'There is no such call.'],
    [{ cookie: 'locale=zh', 'accept-language': 'en-GB' }, '接口不存在'],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, 'There is no such call.'],
    [{}, '接口不存在'],
  ])('[R4.13] speaks the language of the caller %o', async (headers, msg) => {
    expect(await send({ method: 'GET', url: '/trial/nothing', headers })).toMatchObject({ msg })
  })

  it('[R8.05] fills a message, and tells a wait in Retry-After as well', async () => {
    const answer = await send({ method: 'GET', url: '/trial/fail?how=limit' })
    expect(answer).toMatchObject({ status: 429, code: 'AUTH10003', msg: '尝试次数过多，请 17 秒后再试' })
    expect(answer.headers['retry-after']).toBe('17')
  })

  it('[F8][H14] says that the service is away when the database is', async () => {
    const answer = await send({ method: 'GET', url: '/trial/fail?how=away' })
    expect(answer).toMatchObject({ status: 503, code: 'SYS10007' })
    expect(answer.headers['retry-after']).toBe('5')
  })

  it('[B3][H17] refuses a value that only the database could judge, and logs it as a fault', async () => {
    const answer = await send({ method: 'GET', url: '/trial/fail?how=value' })
    expect(answer).toMatchObject({ status: 400, code: 'SYS10001' })
    expect(lines.some((line) => line.includes('the database refused a value'))).toBe(true)
  })

  it.each(['cancelled', 'unanswered', 'full'])(
    '[H17] says that it is busy when a call was %s',
    async (how) => {
      const answer = await send({ method: 'GET', url: `/trial/fail?how=${how}` })
      expect(answer).toMatchObject({ status: 503, code: 'SYS10007' })
    },
  )

  it.each([
    ['cancelled', 503, 'SYS10007'],
    ['unsent', 503, 'SYS10007'],
    ['before', 503, 'SYS10007'],
    ['unanswered', 504, 'SYS10012'],
    ['commit', 504, 'SYS10012'],
  ])(
    '[H13] tells of a change that failed so whether it may have been made: %s',
    async (how, status, code) => {
      const answer = await post('/trial/note', `text=${how}`, signedInAs('u-1'))
      expect(answer).toMatchObject({ status, code })
      expect(answer.headers['retry-after']).toBe(code === 'SYS10007' ? '5' : undefined)
    },
  )

  it('[R8.01] tells nothing of its own faults, but logs them with the id that the answer carries', async () => {
    const answer = await send({ method: 'GET', url: '/trial/fail?how=ours' })
    expect(answer).toMatchObject({ status: 500, code: 'SYS10000', data: {} })
    const line = lines.find((text) => text.includes('select secret'))
    expect(line).toContain(String(answer.headers['x-request-id']))
  })
})

describe('the body', () => {
  it.each([
    'APPLICATION/X-WWW-FORM-URLENCODED',
    'application/x-www-form-urlencoded;charset=UTF-8',
    'application/x-www-form-urlencoded; charset=utf-8',
  ])('[B4][C11] is read when its type is spelled %s, and validated all the same', async (type) => {
    const headers = { ...signedInAs('u-1'), 'content-type': type }
    expect(await post('/trial/note', 'text=a', headers)).toMatchObject({ code: '0' })
    expect(await post('/trial/note', `text=${'a'.repeat(101)}`, headers)).toMatchObject({ code: 'SYS10013' })
  })

  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded\t; charset=utf-8',
    'application/x-www-form-urlencoded, application/json',
    'application/x-www-form-urlencoded; charset=utf-7',
    'application/x-www-form-urlencoded; boundary=x',
    'multipart/form-data; boundary=x',
    '',
  ])('[B4] is refused unread when its type is "%s"', async (type) => {
    const answer = await post('/trial/note', 'text=a', { ...signedInAs('u-1'), 'content-type': type })
    expect(answer).toMatchObject({ status: 415, code: 'SYS10005' })
  })

  it('[B4] that is missing does not skip validation', async () => {
    const answer = await send({
      method: 'POST',
      url: '/trial/note',
      headers: { ...trusted, ...signedInAs('u-1') },
    })
    expect(answer).toMatchObject({ status: 400, code: 'SYS10001', data: { field: 'text' } })
  })

  const multipart = (name: string) =>
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="orderId"\r\n\r\no-1\r\n` +
        `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n` +
        `\x89PNG\xff\r\n--x--\r\n`,
      'latin1',
    )

  it('[R7.01] in parts gives texts, and files with their bytes as they are', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await post('/trial/slip', multipart('slip'), type)).toMatchObject({
      data: 'o-1 a.png \x89PNG\xff',
    })
    expect(await post('/trial/slip', multipart('other'), type)).toMatchObject({
      code: 'SYS10001',
      data: { field: 'slip' },
    })
    expect(await post('/trial/slip', 'broken', type)).toMatchObject({ code: 'SYS10001' })
    expect(await post('/trial/slip', 'orderId=o-1&slip=x')).toMatchObject({ code: 'SYS10005' })
    expect(await post('/trial/note', multipart('slip'), { ...type, ...signedInAs('u-1') })).toMatchObject({
      code: 'SYS10005',
    })
  })

  it('[B6] is refused within 100 ms when it is 10 MB, has 10,000 fields or a field of 100,000 characters', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024, 'a')
    const many = Array.from({ length: 10_000 }, (_, i) => `f${i}=1`).join('&')
    const attempts = [
      [413, () => post('/trial/note', large, signedInAs('u-1'))],
      [400, () => post('/trial/note', many, signedInAs('u-1'))],
      [400, () => post('/trial/note', `text=${'a'.repeat(100_000)}`, signedInAs('u-1'))],
      [400, () => send({ method: 'GET', url: `/trial/greet/g?times=1&${many}` })],
    ] as const
    for (const [status, attempt] of attempts) {
      const times: number[] = []
      // Other work of the machine may hold one up for as long: each takes 12 ms at most by itself.
      for (let i = 0; i < 10; i++) {
        const begun = performance.now()
        const answer = await attempt()
        times.push(performance.now() - begun)
        expect(answer.status).toBe(status)
        expect(answer.code).toMatch(/^SYS100(01|04|13)$/)
      }
      expect(Math.min(...times)).toBeLessThan(100)
    }
  })
})

describe('a change', () => {
  it.each([
    ['no version header', { origin: TEST_ORIGIN }],
    ['no origin', { 'x-mall-version': '2.19.0' }],
    ['a foreign origin', { 'x-mall-version': '2.19.0', origin: 'https://evil.example' }],
    [
      'an origin that only begins like ours',
      { 'x-mall-version': '2.19.0', origin: `${TEST_ORIGIN}.evil.example` },
    ],
    ['the origin null of a sandboxed page', { 'x-mall-version': '2.19.0', origin: 'null' }],
  ])('[S6] with %s is refused before anything is looked at', async (_, headers) => {
    const answer = await send({
      method: 'POST',
      url: '/trial/note',
      payload: 'text=a',
      headers: { ...headers, ...signedInAs('u-1'), 'content-type': FORM },
    })
    expect(answer).toMatchObject({ status: 400, code: 'SYS10003' })
  })

  it('[S6][H1][P8] is made for whoever its page was drawn for: not once another tab has signed in', async () => {
    const change = (page: string, cookie: string) =>
      post('/trial/note', 'text=a', { cookie: `sid=u-2; Token=${cookie}`, 'x-mall-token': page })
    expect(await change('t-1', 't-1')).toMatchObject({ code: '0' })
    expect(await change('t-1', 't-2')).toMatchObject({
      status: 409,
      code: 'AUTH10006',
      data: { userName: expect.any(String) },
    })
  })

  it('[S6] is asked for these; a read is not', async () => {
    const answer = await send({
      method: 'POST',
      url: '/trial/find',
      payload: 'query.keyWords=a',
      headers: { 'content-type': FORM },
    })
    expect(answer).toMatchObject({ code: '0' })
  })
})

describe('a keyed change', () => {
  const key = (text: string) => ({ 'idempotency-key': text.padEnd(16, '0') })
  const order = (amount: number, keyText: string, userId = 'u-1') =>
    post('/trial/order', `amount=${amount}`, { ...signedInAs(userId), ...key(keyText) })

  it('[D3] needs a key of 16 to 64 letters and digits', async () => {
    expect(await post('/trial/order', 'amount=1', signedInAs('u-1'))).toMatchObject({
      status: 400,
      code: 'SYS10008',
    })
    expect(
      await post('/trial/order', 'amount=1', { ...signedInAs('u-1'), 'idempotency-key': 'short' }),
    ).toMatchObject({ code: 'SYS10008' })
  })

  it('[D3] is made once and answered alike under its key, and made anew under another', async () => {
    const user = 'once'
    expect(await order(1, 'a', user)).toMatchObject({ code: '0', data: { orders: 1 } })
    expect(await order(1, 'a', user)).toMatchObject({ code: '0', data: { orders: 1 } })
    expect(await order(1, 'b', user)).toMatchObject({ code: '0', data: { orders: 2 } })
  })

  it('[D3] under the key of another request is refused; the same key of another user is their own', async () => {
    expect(await order(1, 'c', 'one')).toMatchObject({ code: '0' })
    expect(await order(2, 'c', 'one')).toMatchObject({ status: 400, code: 'SYS10009' })
    expect(await order(2, 'c', 'two')).toMatchObject({ code: '0', data: { orders: 1 } })
  })

  it('[L2] is made once when asked for 50 times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(5, 'storm', 'storm')))
    expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data])))).toEqual(
      new Set([JSON.stringify(['0', { orders: 1 }])]),
    )
  })

  it('[D3] that is refused or fails half way leaves nothing behind, and its key is free again', async () => {
    expect(await order(13, 'd', 'half')).toMatchObject({ code: 'PURCHASE10010' })
    expect(await order(14, 'd', 'half')).toMatchObject({ code: 'SYS10000' })
    expect(await order(1, 'd', 'half')).toMatchObject({ code: '0', data: { orders: 1 } })
  })
})

describe('a keyed change that asks somebody else first', () => {
  it('[D3] asks once under its key, and changes nothing when it hears no', async () => {
    const pay = (amount: number, key: string) =>
      post('/trial/pay', `amount=${amount}`, {
        ...signedInAs('payer'),
        'idempotency-key': key.padEnd(16, '0'),
      })
    expect(await pay(1, 'a')).toMatchObject({ code: '0', data: 'asked 1' })
    expect(await pay(1, 'a')).toMatchObject({ code: '0', data: 'asked 1' })
    expect(asked).toBe(1)
    expect(await pay(13, 'b')).toMatchObject({ code: 'PAY10008' })
    expect(await pay(13, 'b')).toMatchObject({ code: 'PAY10008' })
    expect(asked).toBe(3)
  })
})

/** Sends bytes as they are and gives all that comes back. */
const speak = async (port: number, text: string): Promise<string> => {
  const socket = createConnection(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk))
  socket.end(text)
  await once(socket, 'close')
  return heard
}

describe('the server', () => {
  it('[B6] tells in an envelope that a request is no HTTP, or that its head is too large', async () => {
    const open = await buildServer({
      platform: server.platform,
      contract: {},
      modules: {},
      authenticate: async () => null,
    })
    const { port } = new URL(await open.listen({ port: 0, host: '127.0.0.1' }))
    const garbled = await speak(Number(port), 'GARBLED\r\n\r\n')
    expect(garbled).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*\{"code":"SYS10001",/s)
    const large = await speak(Number(port), `GET /?q=${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
    expect(large).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n.*\{"code":"SYS10004",/s)
    const unread = await speak(
      Number(port),
      `GET /ui/mall/?q=${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    )
    expect(unread).toMatch(
      /^HTTP\/1\.1 413 Payload Too Large\r\ncontent-type: text\/html.*<h1>地址或提交的内容过长<\/h1>/s,
    )
    await open.close()
  })

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' }

  it.each<readonly [string, InjectOptions, number, string, string]>([
    [
      'an address that cannot be decoded',
      { method: 'GET', url: '/ui/mall/%E0%A4%A' },
      400,
      '<h1>This address is not valid</h1>',
      '<h2>地址或请求有误</h2>',
    ],
    [
      'a form of another site',
      { method: 'POST', url: '/trial/note', headers: { origin: 'https://evil.example' } },
      400,
      `Open ${TEST_ORIGIN} and try again.`,
      `请打开 ${TEST_ORIGIN} 后重试`,
    ],
    [
      'a form sent to a page',
      { method: 'POST', url: '/ui/mall/' },
      404,
      '<h1>Page not found</h1>',
      '<h2>您访问的页面不存在</h2>',
    ],
    [
      'our own fault',
      { method: 'GET', url: '/trial/fail?how=ours' },
      500,
      'Something went wrong on our side.',
      '系统繁忙，请稍后再试',
    ],
  ])(
    '[B6] answers %s with a page in both languages, and a script with the envelope',
    async (_, request, status, own, also) => {
      const page = await app.inject({ ...request, headers: { ...request.headers, ...browser } })
      expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<html lang="en">')
      expect(page.body).toContain(own)
      expect(page.body).toContain(also)
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
      const call = await app.inject(request)
      expect([call.statusCode, call.headers['content-type']]).toEqual([
        status,
        'application/json; charset=utf-8',
      ])
    },
  )

  it('[B6] leads from the page of an untrusted origin to the right address', async () => {
    const { body } = await app.inject({ method: 'POST', url: '/trial/note', headers: browser })
    expect(body).toContain(`<a href="${TEST_ORIGIN}">`)
  })

  it('[S6] names the setting in the log, once for each origin that shows our pages', async () => {
    const logged: unknown[] = []
    const log = Object.assign(Object.create(server.platform.log), {
      warn: (fields: unknown, text: string) => logged.push([fields, text]),
    })
    const other = await buildServer({
      platform: { ...server.platform, log },
      contract: { trial: { note: trial.note } },
      modules: { trial: { handlers: { note: async () => E.right({ text: '', fields: [] }) } } },
      authenticate: async () => null,
    })
    const send = (origin: string, version?: string) =>
      other.inject({
        method: 'POST',
        url: '/trial/note',
        headers: { origin, ...(version !== undefined && { 'x-mall-version': version }) },
      })
    await send('http://10.0.0.7:8080', '2.19.0')
    await send('http://10.0.0.7:8080', '2.19.0')
    await send('https://evil.example')
    expect(logged).toEqual([
      [
        { origin: 'http://10.0.0.7:8080', trusted: server.platform.config.origins },
        'A page of an origin that is not trusted asked for a change. If it is ours, set PUBLIC_ORIGIN to this origin.',
      ],
    ])
    await other.close()
  })

  it('[S9] sends its security headers with every answer, and HSTS over TLS alone', async () => {
    for (const url of ['/trial/greet/g?times=1', '/healthz', '/nothing', '/%zz']) {
      const { headers } = await app.inject({ method: 'GET', url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-frame-options': 'DENY',
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    }
    const platform = {
      ...server.platform,
      config: { ...server.platform.config, publicOrigin: 'https://mall.test' },
    }
    const overTls = await buildServer({ platform, contract: {}, modules: {}, authenticate: async () => null })
    const { headers } = await overTls.inject('/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('[D6][H15] tells the time that deadlines go by, whatever the time of day of the machine is set to', async () => {
    for (const url of ['/trial/greet/g?times=1', '/healthz', '/nothing']) {
      const { headers } = await app.inject({ method: 'GET', url })
      expect(headers.date).toBe(new Date(server.clock()).toUTCString())
    }
  })

  it('[R8.01] is alive, ready while the database answers, and told to stay away while it stops', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('[S11] lets one address ask so often a minute and no more', async () => {
    const platform = { ...server.platform, config: { ...server.platform.config, rateLimit: 3 } }
    const limited = await buildServer({
      platform,
      contract: { trial },
      modules: { trial: { handlers } },
      authenticate: async () => null,
    })
    const ask = (remoteAddress: string) => limited.inject({ url: '/trial/greet/g?times=1', remoteAddress })
    for (let i = 0; i < 3; i++) expect((await ask('10.0.0.1')).statusCode).toBe(200)
    const refused = await ask('10.0.0.1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('SYS10006')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('10.0.0.2')).statusCode).toBe(200)
    await limited.close()
  })

  it('[S9] logs what was called and how it ended, but neither address, query, body nor header', async () => {
    lines.length = 0
    await app.inject({
      method: 'POST',
      url: '/trial/note?phone=13800138000',
      payload: 'text=geheim',
      remoteAddress: '10.1.2.3',
      headers: { ...trusted, ...signedInAs('u-99'), 'content-type': FORM },
    })
    const text = lines.join('')
    expect(text).toContain('"route":"/trial/note"')
    for (const secret of ['13800138000', 'geheim', '10.1.2.3', 'u-99']) expect(text).not.toContain(secret)
  })

  it('[B3] answers any request in an envelope and never with a fault of its own', async () => {
    const header = fc.constantFrom(FORM, 'application/json', 'multipart/form-data; boundary=x', '', 'x')
    const path = fc.constantFrom(
      '/trial/greet/',
      '/trial/note',
      '/trial/order',
      '/trial/slip',
      '/trial/find',
      '/',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'DELETE'),
        path,
        fc.webQueryParameters(),
        fc.string({ unit: 'binary', maxLength: 60 }),
        header,
        async (method, url, query, payload, type) => {
          const response = await app.inject({
            method: method as 'GET',
            url: `${url}?${query}`,
            payload: method === 'GET' ? undefined : payload,
            headers: {
              ...trusted,
              ...signedInAs('fuzz'),
              'content-type': type,
              'idempotency-key': '0'.repeat(16),
            },
          } as InjectOptions)
          expect(response.statusCode).toBeLessThan(500)
          expect(Object.keys(response.json())).toEqual(['code', 'msg', 'data'])
        },
      ),
      { numRuns: 1000 },
    )
    await sql`select 1`.execute(server.platform.db)
  })
})
