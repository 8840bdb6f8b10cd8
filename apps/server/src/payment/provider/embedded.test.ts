import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { E } from '@compute-mall/core/fp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../platform/config/index.ts'
import { embeddedProviders } from '../providers.ts'
import { loadKeys } from './embedded.keys.ts'
import { signatureHeaders } from './embedded.signature.ts'
import { embeddedProvider } from './embedded.ts'

const NOW = Date.parse('2026-11-22T08:00:00Z')
const [own, cashier] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]

describe('a cashier that has forgotten its payments', () => {
  const server = createServer((_, response) => {
    const body = JSON.stringify({ code: 'ORDER_NOT_EXIST' })
    response.writeHead(404, signatureHeaders(cashier.privateKey, { body }, NOW)).end(body)
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the server has no port')
    url = `http://127.0.0.1:${address.port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it.each(['query', 'close'] as const)('[R4.06][H17] ends a code when asked to %s it', async (call) => {
    const provider = embeddedProvider({
      cashierUrl: url,
      notifyUrl: 'http://127.0.0.1/notice',
      appId: 'mall',
      payee: { zh: '算力商城', en: 'Compute Mall' },
      keys: { own: own.privateKey, cashier: () => cashier.publicKey },
      clock: () => NOW,
    })
    expect(await provider[call]('p1')()).toEqual(
      E.right([{ kind: 'closed', at: '2026-11-22T08:00:00.000Z' }]),
    )
  })
})

describe('a cashier that runs elsewhere', () => {
  it('[R4.06][H17] is called at the origin that is set, and told to call where everybody does', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-elsewhere-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    mkdirSync(join(dataDir, 'pay-keys'))
    writeFileSync(
      join(dataDir, 'pay-keys', 'cashier.pub.pem'),
      cashier.publicKey.export({ type: 'spki', format: 'pem' }),
    )
    const asked: unknown[] = []
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const given = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'))
      asked.push([request.method, request.url, given.notifyUrl])
      const body = JSON.stringify({ code: 'NO_AUTH' })
      response.writeHead(403, signatureHeaders(cashier.privateKey, { body }, NOW)).end(body)
    }
    const elsewhere = createServer((request, response) => void answer(request, response))
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void elsewhere.close())
    const address = elsewhere.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const config = readConfig({
      CASHIER: 'elsewhere',
      CASHIER_ORIGIN: `http://127.0.0.1:${port}`,
      PUBLIC_ORIGIN: 'https://mall.example.cn',
      DATA_DIR: dataDir,
    })
    if (E.isLeft(config)) throw new Error(config.left.join())
    const provider = embeddedProviders({ config: config.right, clock: () => NOW }).get('embedded')
    const opened = await provider?.open({
      paymentId: 'p1',
      orderNo: '202611220000000001',
      amount: '25.60',
      subject: { zh: '节点', en: 'Node' },
      expireTime: '2026-11-22T08:05:00.000Z',
      returnUrl: 'http://mall.test/ui/mall/goods/pay/result?orderId=o1',
    })()
    expect(opened).toEqual(E.left({ reason: 'the cashier answered 403 {"code":"NO_AUTH"}' }))
    expect(asked).toEqual([['POST', '/v1/payments', 'https://mall.example.cn/operation/pay/notice/embedded']])
  })
})

describe('the key with which the cashier is asked', () => {
  it('[H18] lies in a folder that nobody else may enter, also where it was open to them', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-keys-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    chmodSync(dataDir, 0o755)
    loadKeys(dataDir, join(dataDir, 'pay-keys'))
    const modeOf = (path: string) => statSync(path).mode & 0o777
    expect([modeOf(dataDir), modeOf(join(dataDir, 'shop.key.pem'))]).toEqual([0o700, 0o600])
  })
})
