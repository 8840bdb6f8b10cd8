import * as t from 'io-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IntegerFromText, Repeated } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { anyone, endpoint, FileAnswer, isIdempotencyKey, signedIn, type TextStore } from '../http/index.ts'
import { FilePart } from '../payment/index.ts'
import type { Device } from '../site/index.ts'
import {
  type ClientOptions,
  callFailure,
  clientInPlace,
  createClient,
  createRegistry,
  type Fetch,
  type Notice,
  noticePolicy,
  shownInPlace,
} from './index.ts'

const Item = t.type({ id: t.string, stock: t.number })
const contract = {
  goods: {
    detail: endpoint({
      method: 'GET',
      path: '/mall/goods/:id/detail',
      access: anyone,
      params: t.type({ id: t.string }),
      query: t.type({ tag: Repeated(t.string) }),
      response: Item,
    }),
    index: endpoint({ method: 'GET', path: '/resource/config/index', access: anyone, response: Item }),
    picture: endpoint({ method: 'GET', path: '/mall/picture', access: anyone, response: FileAnswer }),
    foreign: endpoint({ method: 'GET', path: '//elsewhere.example/x', access: anyone, response: Item }),
    search: endpoint({
      method: 'POST',
      path: '/search/goods/v1/full-text',
      access: anyone,
      effect: 'read',
      body: t.type({
        query: t.type({ pageNum: IntegerFromText }),
        filter: t.type({ region: Repeated(t.string) }),
      }),
      response: Item,
    }),
  },
  order: {
    create: endpoint({
      method: 'POST',
      path: '/market/order',
      access: signedIn,
      effect: 'keyedChange',
      body: t.type({ skuId: t.string }),
      response: Item,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/market/order',
      access: signedIn,
      body: t.type({ ids: Repeated(t.string) }),
      response: Item,
    }),
    slip: endpoint({
      method: 'POST',
      path: '/operation/pay/remittance',
      access: signedIn,
      encoding: 'multipart',
      body: t.type({ orderId: t.string, slip: FilePart }),
      response: Item,
    }),
  },
}

const ok = { code: '0', msg: '', data: { id: 'a', stock: 3 } }
const refusal = { code: 'CART10001', msg: 'between', data: { minimum: 1, maximum: 9 } }
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
/** Never answers; gives up as a browser's fetch does. */
const never = (request: Request) =>
  new Promise<Response>((_, reject) => {
    const giveUp = () => reject(request.signal.reason)
    if (request.signal.aborted) giveUp()
    request.signal.addEventListener('abort', giveUp)
  })

const memoryStore = (): TextStore & { readonly texts: Map<string, string> } => {
  const texts = new Map<string, string>()
  return {
    texts,
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

const setUp = (
  respond: (request: Request) => Response | Promise<Response>,
  more: Partial<ClientOptions> = {},
) => {
  const requests: Request[] = []
  const notices: Notice[] = []
  const session = { refusals: 0 }
  const store = memoryStore()
  const registry = createRegistry()
  let keys = 0
  const client = createClient(contract, {
    fetch: async (input) => {
      const request = input as Request
      requests.push(request.clone())
      return respond(request)
    },
    origin: 'http://mall.example',
    requests: registry,
    store,
    randomKey: () => `generated-key-000${++keys}`,
    device: () => 'desktop',
    translate: (code, details) =>
      code === 'CART10001' ? `数量须在 ${details.minimum} 到 ${details.maximum} 之间` : undefined,
    tell: (notice) => void notices.push(notice),
    refuseSession: () => void session.refusals++,
    ...more,
  })
  return { client, requests, notices, session, store, registry }
}
const detail = { params: { id: 'a' }, query: { tag: [] } }
const sent = (requests: readonly Request[], index = 0): Request => {
  const request = requests[index]
  if (request === undefined) throw new Error('nothing was sent')
  return request
}

afterEach(() => void vi.useRealTimers())

describe('a call that gives a file', () => {
  const bytes = new Uint8Array([137, 80, 78, 71])
  const headers = { 'content-type': 'image/png', 'content-disposition': `attachment; filename="a.png"` }

  it('[R7.01] is answered by the file, with its name and type', async () => {
    const { client } = setUp(() => new Response(bytes, { headers }))
    expect(await client.goods.picture()()).toEqual(
      E.right({ fileName: 'a.png', contentType: 'image/png', bytes }),
    )
  })

  it('[R7.01][R8.01] is refused in the envelope, and told as any other refusal', async () => {
    const envelope = { headers: { 'content-type': 'application/json; charset=utf-8' } }
    const { client } = setUp(() => new Response(JSON.stringify(refusal), envelope))
    expect(await client.goods.picture()()).toMatchObject({ left: { kind: 'refused', code: 'CART10001' } })
  })

  it('[R7.01][D1] tells a dead session and a page of something in between from a file', async () => {
    const dead = setUp(() => answer({ code: 'AUTH10001', msg: '', data: {} }, 401))
    expect(await dead.client.goods.picture()()).toEqual(E.left({ kind: 'unauthenticated', status: 401 }))
    const proxy = setUp(
      () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    )
    expect(await proxy.client.goods.picture()()).toMatchObject({ left: { kind: 'malformed', status: 502 } })
  })
})

describe('what a request carries', () => {
  it('[R7.01][R1.06] sends the version header and asks for no cached answer', async () => {
    const { client, requests } = setUp(() => answer(ok))
    await client.goods.detail(detail)()
    expect(sent(requests).headers.get('x-mall-version')).toBe('2.19.0')
    expect(sent(requests).headers.get('cache-control')).toBe('no-cache')
  })

  it('[S6] tells with each change, and with no read, which Token its page was drawn under', async () => {
    const { client, requests } = setUp(() => answer(ok), { token: 't-1' })
    await client.order.create({ body: { skuId: 's' } })()
    await client.goods.detail(detail)()
    expect(requests.map((request) => request.headers.get('x-mall-token'))).toEqual(['t-1', null])
  })

  it('[R7.01] writes parameters and repeated query fields into the address', async () => {
    const { client, requests } = setUp(() => answer(ok))
    await client.goods.detail({ params: { id: 'a b' }, query: { tag: ['x', 'y'] } })()
    expect(sent(requests).url).toBe('http://mall.example/mall/goods/a%20b/detail?tag=x&tag=y')
  })

  it('[R7.01] sends a POST body form-encoded with repeated arrays', async () => {
    const { client, requests } = setUp(() => answer(ok))
    await client.goods.search({ body: { query: { pageNum: 2 }, filter: { region: ['bj', 'sz'] } } })()
    expect(sent(requests).headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8')
    expect(await sent(requests).text()).toBe('query.pageNum=2&filter.region=bj&filter.region=sz')
  })

  it('[R7.01] sends a DELETE body form-encoded as well', async () => {
    const { client, requests } = setUp(() => answer(ok))
    await client.order.remove({ body: { ids: ['1', '2'] } })()
    expect(sent(requests).method).toBe('DELETE')
    expect(await sent(requests).text()).toBe('ids=1&ids=2')
  })

  it('[R7.01] sends a file as a part beside the other fields', async () => {
    const { client, requests } = setUp(() => answer(ok))
    const slip = { fileName: 'slip.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }
    await client.order.slip({ body: { orderId: 'o1', slip } })()
    const form = await sent(requests).formData()
    const file = form.get('slip')
    expect(form.get('orderId')).toBe('o1')
    expect(file).toBeInstanceOf(File)
    expect(file instanceof File && [file.name, file.type, file.size]).toEqual(['slip.png', 'image/png', 3])
  })

  it('[R7.01] rejects an address that begins with two slashes without sending it', async () => {
    const { client, requests } = setUp(() => answer(ok))
    expect(await client.goods.foreign()()).toEqual(
      E.left({ kind: 'misaddressed', path: '//elsewhere.example/x' }),
    )
    expect(requests).toHaveLength(0)
  })
})

describe('what an answer becomes', () => {
  it('[R8.01] unwraps the data of code 0', async () => {
    const { client } = setUp(() => answer(ok))
    expect(await client.goods.detail(detail)()).toEqual(E.right({ id: 'a', stock: 3 }))
  })

  it('[R8.01] names the error by the code, with its details and status', async () => {
    const { client } = setUp(() => answer(refusal, 400))
    expect(await client.goods.detail(detail)()).toEqual(
      E.left({
        kind: 'refused',
        status: 400,
        code: 'CART10001',
        msg: 'between',
        details: { minimum: 1, maximum: 9 },
      }),
    )
  })

  it('[R3.01][B7] names the path of a field that does not fit', async () => {
    const { client } = setUp(() => answer({ ...ok, data: { id: 'a', stock: 'three' } }))
    expect(await client.goods.detail(detail)()).toEqual(
      E.left({
        kind: 'malformed',
        status: 200,
        failures: [{ path: 'data.stock', reason: 'expected number' }],
      }),
    )
  })

  it('[B7] calls a page instead of an envelope malformed, whatever its status', async () => {
    const { client } = setUp(() => new Response('<html>Bad gateway</html>', { status: 502 }))
    expect(await client.goods.detail(detail)()).toMatchObject(E.left({ kind: 'malformed', status: 502 }))
  })

  it('[R7.01] gives up after 30 s', async () => {
    vi.useFakeTimers()
    const { client } = setUp(never)
    const result = client.goods.detail(detail)()
    let settled = false
    void result.then(() => {
      settled = true
    })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(await result).toEqual(E.left({ kind: 'timeout' }))
  })
})

describe('a failure as charts tell it apart', () => {
  const refusedWith = (code: string) =>
    ({ kind: 'refused', status: 504, code, msg: '', details: {} }) as const

  it('[D3] is without an answer when the server does not know whether the change was made', () => {
    expect(callFailure(refusedWith('SYS10012'))).toEqual({ kind: 'unanswered' })
    expect(callFailure(refusedWith('SYS10007'))).toMatchObject({ kind: 'refused', code: 'SYS10007' })
  })
})

describe('how a failure is told', () => {
  it.each<[Device, string]>([
    ['desktop', 'warning'],
    ['mobile', 'failure'],
  ])('[R8.02] shows the translation of the code as a toast on %s: %s', async (device, level) => {
    const { client, notices } = setUp(() => answer(refusal), { device: () => device })
    await client.goods.detail(detail)()
    expect(notices).toEqual([{ kind: 'toast', level, message: '数量须在 1 到 9 之间' }])
  })

  it("[R8.02] shows the server's msg for a code without translation", async () => {
    const { client, notices } = setUp(() => answer({ code: 'NEW10001', msg: 'something new', data: null }))
    await client.goods.detail(detail)()
    expect(notices).toEqual([{ kind: 'toast', level: 'warning', message: 'something new' }])
  })

  it.each([
    ['a refusal', () => answer(refusal, 400)],
    ['a page in place of an envelope', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('[R8.02] shows no toast of %s that the caller shows in place', async (_, respond) => {
    const { client, notices } = setUp(respond)
    await client.goods.detail(detail, shownInPlace)()
    await clientInPlace(client).goods.detail(detail)()
    await clientInPlace(client).goods.detail(detail, { ignore: ['CART10001'] })()
    expect(notices).toEqual([])
    await client.goods.detail(detail)()
    expect(notices).toMatchObject([{ kind: 'toast' }])
  })

  it('[R8.03] logs a network error and ends a dead session also where refusals are shown in place', async () => {
    const lost = setUp(() => Promise.reject(new TypeError('fetch failed')))
    await lost.client.goods.detail(detail, shownInPlace)()
    expect(lost.notices).toMatchObject([{ kind: 'log' }])
    let ended = 0
    const { client } = setUp(() => answer(refusal, 401), { refuseSession: () => void ended++ })
    await client.goods.detail(detail, shownInPlace)()
    expect(ended).toBe(1)
  })

  it("[R8.01] runs the caller's handler for the code instead", async () => {
    const { client, notices } = setUp(() => answer(refusal))
    const handled: unknown[] = []
    const result = await client.goods.detail(detail, {
      on: { CART10001: (error) => handled.push(error) },
    })()
    expect(handled).toEqual([{ code: 'CART10001', msg: 'between', details: { minimum: 1, maximum: 9 } }])
    expect(notices).toEqual([])
    expect(E.isLeft(result)).toBe(true)
  })

  it.each([['CART10001' as const], [400]])('[R8.02] tells nothing when %s is ignored', async (ignored) => {
    const { client, notices } = setUp(() => answer(refusal, 400))
    await client.goods.detail(detail, { ignore: [ignored] })()
    expect(notices).toEqual([])
  })

  it('[R8.03] only logs a network error', async () => {
    const { client, notices } = setUp(() => Promise.reject(new TypeError('fetch failed')))
    expect(await client.goods.detail(detail)()).toMatchObject(E.left({ kind: 'network' }))
    expect(notices).toMatchObject([
      { kind: 'log', path: '/mall/goods/:id/detail', error: { kind: 'network' } },
    ])
  })

  it('[R4.05] sends a call by a fetch of its own, and tells nothing when that is given up', async () => {
    const { client, requests, notices } = setUp(() => answer(ok))
    const own: string[] = []
    const fetch: Fetch = async (input) => {
      own.push((input as Request).url)
      throw new DOMException('given up', 'AbortError')
    }
    expect(await client.goods.detail(detail, { fetch })()).toEqual(
      E.left({ kind: 'aborted', reason: 'given up' }),
    )
    expect(own).toEqual(['http://mall.example/mall/goods/a/detail'])
    expect([requests, notices]).toEqual([[], []])
  })

  it('[R8.02] takes another policy as data', async () => {
    const policy = { ...noticePolicy, told: { ...noticePolicy.told, refused: 'log' as const } }
    const { client, notices } = setUp(() => answer(refusal), { policy })
    await client.goods.detail(detail)()
    expect(notices).toMatchObject([{ kind: 'log' }])
  })
})

describe('requests and navigation', () => {
  it("[R4.15] aborts reads with the reason 'route change', told to nobody", async () => {
    const { client, registry, notices } = setUp(never)
    const result = client.goods.detail(detail)()
    registry.leavePage({ name: 'search' }, { name: 'cart' })
    expect(await result).toEqual(E.left({ kind: 'aborted', reason: 'route change' }))
    expect(notices).toEqual([])
  })

  it('[R4.15] aborts a search as well, for it reads although it is a POST', async () => {
    const { client, registry } = setUp(never)
    const result = client.goods.search({ body: { query: { pageNum: 1 }, filter: { region: [] } } })()
    registry.leavePage({ name: 'search' }, { name: 'cart' })
    expect(await result).toMatchObject(E.left({ kind: 'aborted' }))
  })

  it('[R7.01] keeps a read that says so', async () => {
    const slow = Promise.withResolvers<Response>()
    const { client, registry } = setUp(() => slow.promise)
    const result = client.goods.detail(detail, { keep: true })()
    registry.leavePage({ name: 'search' }, { name: 'cart' })
    slow.resolve(answer(ok))
    expect(await result).toEqual(E.right({ id: 'a', stock: 3 }))
  })

  it('[D3][F9] keeps a change that is under way when the route changes', async () => {
    const slow = Promise.withResolvers<Response>()
    const { client, registry } = setUp(() => slow.promise)
    const result = client.order.create({ body: { skuId: 's' } })()
    registry.leavePage({ name: 'search' }, { name: 'cart' })
    slow.resolve(answer(ok))
    expect(await result).toEqual(E.right({ id: 'a', stock: 3 }))
  })

  it("[R4.15] aborts a call by the caller's own signal", async () => {
    const { client } = setUp(never)
    const abortable = new AbortController()
    const result = client.goods.detail(detail, { signal: abortable.signal })()
    abortable.abort('left')
    expect(await result).toEqual(E.left({ kind: 'aborted', reason: 'left' }))
  })

  it('[R4.15] leaves what is asked for after the route change alone', async () => {
    const { client, registry } = setUp(() => answer(ok))
    registry.leavePage({ name: 'search' }, { name: 'cart' })
    expect(await client.goods.detail(detail)()).toEqual(E.right({ id: 'a', stock: 3 }))
  })
})

describe('keyed changes', () => {
  it('[D3] are sent once while they are under way, and answer all who asked', async () => {
    const slow = Promise.withResolvers<Response>()
    const { client, requests } = setUp(() => slow.promise)
    const place = client.order.create({ body: { skuId: 's' } })
    const twice = [place(), place()]
    slow.resolve(answer(ok))
    expect(await Promise.all(twice)).toEqual([E.right(ok.data), E.right(ok.data)])
    expect(requests).toHaveLength(1)
  })

  it('[D3] are not one when they ask for something else, whatever key they carry', async () => {
    const { client, requests } = setUp(() => answer(ok))
    const key = { idempotencyKey: 'my-own-key-000001' }
    await Promise.all([
      client.order.create({ body: { skuId: 's' } }, key)(),
      client.order.create({ body: { skuId: 't' } }, key)(),
    ])
    expect(requests).toHaveLength(2)
  })

  it("[D3] go on when their caller's own signal gives up", async () => {
    const slow = Promise.withResolvers<Response>()
    const { client } = setUp(() => slow.promise)
    const caller = new AbortController()
    const result = client.order.create({ body: { skuId: 's' } }, { signal: caller.signal })()
    caller.abort('left')
    slow.resolve(answer(ok))
    expect(await result).toEqual(E.right(ok.data))
  })

  it('[D3] carry a generated key, the same one when the task runs again', async () => {
    const { client, requests } = setUp(() => answer(ok))
    const create = client.order.create({ body: { skuId: 's' } })
    await create()
    await create()
    await client.order.create({ body: { skuId: 's' } })()
    const keys = requests.map((request) => request.headers.get('idempotency-key'))
    expect(keys).toEqual(['generated-key-0001', 'generated-key-0001', 'generated-key-0002'])
    expect(keys.every((key) => key !== null && isIdempotencyKey(key))).toBe(true)
  })

  it("[D3] carry the caller's key when there is one", async () => {
    const { client, requests } = setUp(() => answer(ok))
    await client.order.create({ body: { skuId: 's' } }, { idempotencyKey: 'my-own-key-000001' })()
    expect(sent(requests).headers.get('idempotency-key')).toBe('my-own-key-000001')
  })

  it('[D3] are the only calls that carry one', async () => {
    const { client, requests } = setUp(() => answer(ok))
    await client.order.remove({ body: { ids: ['1'] } })()
    expect(sent(requests).headers.has('idempotency-key')).toBe(false)
  })
})

describe('the session cache', () => {
  it('[R7.01] answers from the store the second time', async () => {
    const { client, requests } = setUp(() => answer(ok))
    await client.goods.index({}, { cacheKey: 'site.index' })()
    expect(await client.goods.index({}, { cacheKey: 'site.index' })()).toEqual(E.right({ id: 'a', stock: 3 }))
    expect(requests).toHaveLength(1)
  })

  it.each(['not json', '{"id":1}'])('[R7.01] asks anew when the store holds %s', async (text) => {
    const { client, requests, store } = setUp(() => answer(ok))
    store.set('mall.2.19.0.site.index', text)
    expect(await client.goods.index({}, { cacheKey: 'site.index' })()).toEqual(E.right({ id: 'a', stock: 3 }))
    expect(requests).toHaveLength(1)
  })

  it('[R7.01] stores no failure', async () => {
    const { client, store } = setUp(() => answer(refusal))
    await client.goods.index({}, { cacheKey: 'site.index' })()
    expect(store.texts.size).toBe(0)
  })
})

describe('a dead session', () => {
  it.each([401, 403])('[R4.12][D1] is told on %i, and no toast', async (status) => {
    const { client, session, notices } = setUp(() => answer({}, status))
    expect(await client.goods.detail(detail)()).toEqual(E.left({ kind: 'unauthenticated', status }))
    expect(session.refusals).toBe(1)
    expect(notices).toEqual([])
  })

  it('[R4.12] is no matter to a caller that ignores 401 and 403', async () => {
    const { client, session } = setUp(() => answer({}, 401))
    expect(await client.goods.detail(detail, { ignore: [401, 403] })()).toMatchObject(
      E.left({ kind: 'unauthenticated' }),
    )
    expect(session.refusals).toBe(0)
  })
})
