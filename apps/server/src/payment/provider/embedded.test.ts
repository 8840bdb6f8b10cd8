import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { E } from '@compute-mall/core/fp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it.each(['query', 'close'] as const)('[R4.06] rule 17: ends a code when asked to %s it', async (call) => {
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
