import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { anyone, endpoint, signedIn } from '@compute-mall/core/http'
import { FilePart } from '@compute-mall/core/payment'
import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TEST_ORIGIN, type TestServer } from '../../testing/index.ts'
import { buildServer } from './index.ts'
import { MAX_PARTS, MAX_UPLOADS } from './uploads.ts'

const parts = { encoding: 'multipart', body: t.type({ file: FilePart }), response: t.string } as const
const trial = {
  open: endpoint({ method: 'POST', path: '/trial/open', access: anyone, ...parts }),
  closed: endpoint({ method: 'POST', path: '/trial/closed', access: signedIn, ...parts }),
}
const taken = async ({ body }: { readonly body: { readonly file: { readonly fileName: string } } }) =>
  E.right(body.file.fileName)

let server: TestServer
let app: FastifyInstance
let port: number
const logged: string[] = []
beforeAll(async () => {
  server = await startTestServer({
    modules: () => ({}),
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    logTo: (line) => void logged.push(line),
  })
  app = await buildServer({
    platform: server.platform,
    contract: { trial },
    modules: { trial: { handlers: { open: taken, closed: taken } } },
    authenticate: async () => null,
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await server.stop()
})

const CLAIMED = 4_900_000
const FILE = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--b--\r\n'

const headOf = (path: string, length: number, address = '10.0.0.1'): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: mall.test',
    `x-forwarded-for: ${address}`,
    `origin: ${TEST_ORIGIN}`,
    'x-mall-version: 2.19.0',
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n')

/** Begins an upload of which `bytes` are sent and no more. */
const begin = async (path: string, bytes: string, length = CLAIMED, address?: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(headOf(path, length, address) + bytes)
  return socket
}
const answerOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0])

describe('uploads of callers who are not signed in', () => {
  it('[S12][H4] are refused before their body is read where one has to be signed in', async () => {
    const socket = await begin('/trial/closed', 'the first bytes of many')
    expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 401 .*AUTH10001/s)
    socket.destroy()
  })

  it('[S12][H4] are a few at once from one address, and go on when one is done or given up', async () => {
    const { perAddress } = MAX_UPLOADS
    const held = await Promise.all(Array.from({ length: perAddress }, () => begin('/trial/open', 'some')))
    const refused = await begin('/trial/open', 'some')
    expect(await answerOf(refused)).toMatch(/^HTTP\/1.1 429 .*SYS10006/s)
    refused.destroy()
    held[0]?.destroy()
    await expect
      .poll(async () => {
        const next = await begin('/trial/open', FILE, FILE.length)
        const answer = await answerOf(next)
        next.destroy()
        return answer
      })
      .toMatch(/^HTTP\/1.1 200 .*a\.png/s)
    for (const socket of held) socket.destroy()
  })

  it('[H4] that are broken off are no fault of the database', async () => {
    const socket = await begin('/trial/open', 'some')
    await sleep(300)
    socket.destroy()
    await sleep(300)
    expect(logged.filter((line) => line.includes('the database is away'))).toEqual([])
  })

  it('[S12][H4] of 200 unfinished ones none is kept in memory beyond the limit', async () => {
    const many = await Promise.all(Array.from({ length: 200 }, () => begin('/trial/open', 'x'.repeat(1000))))
    const answers = await Promise.all(
      many.slice(MAX_UPLOADS.perAddress).map((socket) => answerOf(socket).catch(() => '')),
    )
    expect(answers.filter((answer) => answer.includes('SYS10006')).length).toBeGreaterThanOrEqual(
      200 - 2 * MAX_UPLOADS.perAddress,
    )
    for (const socket of many) socket.destroy()
  })

  it('[S12][H4] are so many at once over all addresses, and those of others go on after them', async () => {
    const places = MAX_UPLOADS.all / MAX_UPLOADS.perAddress
    const held = await Promise.all(
      Array.from({ length: MAX_UPLOADS.all }, (_, n) =>
        begin('/trial/open', 'some', CLAIMED, `10.0.1.${n % places}`),
      ),
    )
    const ask = async () => {
      const socket = await begin('/trial/open', FILE, FILE.length, '10.0.2.1')
      const answer = await answerOf(socket)
      socket.destroy()
      return answer
    }
    await expect.poll(ask).toMatch(/^HTTP\/1.1 429 .*SYS10006/s)
    for (const socket of held) socket.destroy()
    await expect.poll(ask).toMatch(/^HTTP\/1.1 200 .*a\.png/s)
  })

  it('[S12][H4] are given up after a minute, also when the other side closes nothing', async () => {
    expect(app.server.requestTimeout).toBe(60_000)
    // Node takes the shorter of the two for the head alone.
    app.server.headersTimeout = 500
    app.server.requestTimeout = 500
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
    await once(socket, 'connect')
    socket.write(headOf('/trial/open', CLAIMED))
    const connections = () =>
      new Promise<number>((done) => app.server.getConnections((_, count) => done(count)))
    await expect.poll(connections).toBe(1)
    await expect.poll(connections, { timeout: 10_000 }).toBe(0)
    socket.destroy()
    app.server.headersTimeout = 60_000
    app.server.requestTimeout = 60_000
  })
})

describe('an upload', () => {
  const boundary = 'a-boundary-of-some-length'
  const send = (payload: Buffer, address: string) =>
    fetch(`http://127.0.0.1:${port}/trial/open`, {
      method: 'POST',
      headers: {
        origin: TEST_ORIGIN,
        'x-mall-version': '2.19.0',
        'x-forwarded-for': address,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: new Uint8Array(payload),
    })
  const partOf = (name: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx\r\n`
  const body = (parts: number) =>
    Buffer.from(
      `${Array.from({ length: parts }, (_, i) => partOf(`f${i}`)).join('')}${file}--${boundary}--\r\n`,
    )

  it('[S12][H4] of a few parts is taken, and one of thousands is refused at the first too many', async () => {
    expect((await send(body(MAX_PARTS - 1), '10.0.9.1')).status).toBe(200)
    const answer = await send(body(MAX_PARTS), '10.0.9.2')
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'SYS10004' })
    const huge = body(40_000)
    expect(huge.length).toBeLessThan(5 * 1024 * 1024)
    await send(huge, '10.0.9.3')
    const before = process.cpuUsage()
    expect((await send(huge, '10.0.9.3')).status).toBe(413)
    const { user, system } = process.cpuUsage(before)
    // Sender and receiver together; to parse all parts takes a second.
    expect((user + system) / 1_000).toBeLessThan(200)
  })

  it('[S12] that is too large is answered with 413, which its sender can read', async () => {
    const answer = await send(Buffer.concat([Buffer.alloc(20 * 1024 * 1024, 'x'), body(1)]), '10.0.9.4')
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'SYS10004' })
  })
})
