import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { buildCashier } from './app.ts'
import type { BillLine, OpenRequest, Refund, TradeState, Transaction } from './payment.ts'
import { APP_HEADER, type Headers, isSigned, signatureHeaders } from './signature.ts'

const APP = 'compute-mall'
export const NOON = Date.parse('2026-11-21T04:00:00.000Z')

/** A cashier on a folder of its own, a shop that signs what it asks, and a clock that one sets. */
export interface Bench {
  readonly app: FastifyInstance
  readonly time: { now: number }
  readonly call: (method: 'GET' | 'POST', url: string, body?: object, more?: CallOptions) => Promise<Answer>
  readonly restart: () => Promise<Bench>
  readonly close: () => Promise<void>
}
interface CallOptions {
  readonly appId?: string
  readonly key?: KeyObject
  readonly signedAt?: number
  readonly sentBody?: object
}
/** What the provider says: a payment, a refund, a bill, or an error by its code. */
interface Said {
  readonly code?: string
  readonly state: TradeState
  readonly codeUrl: string
  readonly transactions: readonly Transaction[]
  readonly refunds: readonly Refund[]
  readonly lines: readonly BillLine[]
}
interface Answer {
  readonly status: number
  readonly json: Said
  /** The provider signed exactly this answer. */
  readonly signed: boolean
}

export const startBench = async (notified?: string): Promise<Bench> => {
  const folder = mkdtempSync(join(tmpdir(), 'cashier-'))
  const shop = generateKeyPairSync('ed25519')
  mkdirSync(join(folder, 'keys'))
  writeFileSync(join(folder, 'keys', 'shop.pub.pem'), shop.publicKey.export({ type: 'spki', format: 'pem' }))
  return benchIn(folder, shop.privateKey, { now: NOON }, notified)
}

const benchIn = async (
  folder: string,
  shopKey: KeyObject,
  time: { now: number },
  notified?: string,
): Promise<Bench> => {
  const settings = { dataDir: join(folder, 'data'), keyDir: join(folder, 'keys'), origin: 'http://pay.test' }
  const app = await buildCashier({ settings, clock: () => time.now, logger: false })
  const cashierKey = createPublicKey(readFileSync(join(settings.keyDir, 'cashier.pub.pem')))

  const call: Bench['call'] = async (method, url, body, more = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const appId = more.appId ?? APP
    const message = { target: [appId, method, url], body: text }
    const answer = await app.inject({
      method,
      url,
      headers: {
        [APP_HEADER]: appId,
        ...signatureHeaders(more.key ?? shopKey, message, more.signedAt ?? time.now),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(more.sentBody ?? body) }),
    })
    const signed = isSigned(cashierKey, answer.headers as Headers, { body: answer.body }, time.now)
    return { status: answer.statusCode, json: answer.json<Said>(), signed }
  }
  const restart = async (): Promise<Bench> => {
    await app.close()
    return benchIn(folder, shopKey, time, notified)
  }
  const close = async (): Promise<void> => {
    await app.close()
    rmSync(folder, { recursive: true })
  }
  return { app, time, call, restart, close }
}

export const opening = (change: Partial<OpenRequest> = {}): OpenRequest => ({
  outTradeNo: 'p_000001',
  orderNo: '20261121000001',
  payee: { zh: '算力商城', en: 'Compute Mall' },
  subject: { zh: '异构算力 8×A800', en: 'GPU compute 8×A800' },
  amount: '5999.00',
  expireTime: '2026-11-21T04:05:00.000Z',
  notifyUrl: 'http://127.0.0.1:9/notice',
  ...change,
})

/** A shop that writes down the notices it gets and answers as it is told. */
export interface Listener {
  readonly url: string
  readonly heard: { readonly body: string; readonly headers: IncomingMessage['headers'] }[]
  readonly answer: { status: number; code: string }
  readonly close: () => void
}

export const listen = async (): Promise<Listener> => {
  const heard: Listener['heard'] = []
  const answer = { status: 200, code: 'SUCCESS' }
  const server = createServer((request, response) => {
    text(request).then((body) => {
      heard.push({ body, headers: request.headers })
      response.writeHead(answer.status).end(JSON.stringify({ code: answer.code }))
    }, response.destroy)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/notice`, heard, answer, close: () => server.close() }
}
