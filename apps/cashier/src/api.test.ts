import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bench, NOON, opening, startBench } from './testing.ts'

describe('the provider API', () => {
  let bench: Bench
  beforeEach(async () => {
    bench = await startBench()
  })
  afterEach(() => bench.close())

  const open = () => bench.call('POST', '/v1/payments', opening())
  const pay = async (action: string) => {
    const { codeUrl } = (await bench.call('GET', '/v1/payments/p_000001')).json
    return bench.app.inject({ method: 'POST', url: `${new URL(codeUrl).pathname}/${action}` })
  }

  it('opens a payment and signs the answer', async () => {
    const { status, json, signed } = await open()
    expect(status).toBe(200)
    expect(signed).toBe(true)
    expect(json).toMatchObject({ outTradeNo: 'p_000001', state: 'NOTPAY', amount: '5999.00' })
    expect(json.codeUrl).toMatch(/^http:\/\/pay\.test\/pay\/[\w-]{24}$/)
  })

  it('answers the same number with the same payment', async () => {
    expect((await open()).json).toEqual((await open()).json)
  })

  it('[S5] refuses what is not signed, signed by somebody else, signed for another body, or older than 300 s', async () => {
    const stranger = generateKeyPairSync('ed25519').privateKey
    const forged = [
      { key: stranger },
      { sentBody: opening({ amount: '0.01' }) },
      { signedAt: NOON - 301_000 },
      { signedAt: NOON + 301_000 },
    ]
    for (const more of forged) {
      const { status, json } = await bench.call('POST', '/v1/payments', opening(), more)
      expect([status, json.code]).toEqual([401, 'SIGN_ERROR'])
    }
    const plain = await bench.app.inject({ method: 'POST', url: '/v1/payments', payload: opening() })
    expect(plain.statusCode).toBe(401)
    expect((await bench.call('GET', '/v1/payments/p_000001')).status).toBe(404)
  })

  it('refuses amounts that are no amount', async () => {
    for (const amount of ['0.00', '-1.00', '1', '1e3', '1.001', '']) {
      const { status } = await bench.call('POST', '/v1/payments', opening({ amount }))
      expect(status, amount).toBe(400)
    }
  })

  it('shows a payment to no other app', async () => {
    await open()
    const other = { appId: 'another-mall' }
    expect((await bench.call('GET', '/v1/payments/p_000001', undefined, other)).status).toBe(404)
    expect((await bench.call('POST', '/v1/payments', opening(), other)).status).toBe(404)
    expect((await bench.call('POST', '/v1/payments/p_000001/close', undefined, other)).status).toBe(404)
  })

  it('closes a payment that waits, and one that was paid stays paid', async () => {
    await open()
    expect((await bench.call('POST', '/v1/payments/p_000001/close')).json.state).toBe('CLOSED')
    await pay('late')
    expect((await bench.call('POST', '/v1/payments/p_000001/close')).json.state).toBe('SUCCESS')
  })

  it('gives a transaction back once per refund number, and never more than was paid', async () => {
    await open()
    await pay('twice')
    const paid = (await bench.call('GET', '/v1/payments/p_000001')).json
    expect(paid.transactions).toHaveLength(2)
    const refund = (outRefundNo: string, amount: string, transaction = 0) =>
      bench.call('POST', '/v1/payments/p_000001/refunds', {
        outRefundNo,
        amount,
        transactionId: paid.transactions[transaction]?.transactionId,
      })
    const first = await refund('r_000001', '5999.00')
    expect((await refund('r_000001', '5999.00')).json).toEqual(first.json)
    expect((await refund('r_000002', '0.01')).status).toBe(409)
    const half = (await bench.call('GET', '/v1/payments/p_000001')).json
    expect([half.state, half.refunds.length]).toEqual(['SUCCESS', 1])
    await refund('r_000003', '5999.00', 1)
    expect((await bench.call('GET', '/v1/payments/p_000001')).json.state).toBe('REFUND')
  })

  it('keeps key, payments and transactions over a restart', async () => {
    await open()
    await pay('pay')
    const before = (await bench.call('GET', '/v1/payments/p_000001')).json
    bench = await bench.restart()
    const after = await bench.call('GET', '/v1/payments/p_000001')
    expect(after.json).toEqual(before)
    expect(after.signed).toBe(true)
  })
})

describe('the bill of a day', () => {
  let bench: Bench
  beforeEach(async () => {
    bench = await startBench()
  })
  afterEach(() => bench.close())

  const paid = async (outTradeNo: string, at: string, appId?: string): Promise<string> => {
    bench.time.now = Date.parse(at)
    const expireTime = new Date(bench.time.now + 300_000).toISOString()
    const more = appId === undefined ? {} : { appId }
    const { codeUrl } = (await bench.call('POST', '/v1/payments', opening({ outTradeNo, expireTime }), more))
      .json
    await bench.app.inject({ method: 'POST', url: `${new URL(codeUrl).pathname}/pay` })
    const { json } = await bench.call('GET', `/v1/payments/${outTradeNo}`, undefined, more)
    return json.transactions[0]?.transactionId ?? ''
  }
  const bill = (day: string) => bench.call('GET', `/v1/bills/${day}`)

  it('[F7] has what was paid and given back from midnight to midnight in China, and nothing of another app', async () => {
    await paid('p_before', '2026-11-20T15:59:59.999Z')
    const first = await paid('p_first', '2026-11-20T16:00:00.000Z')
    await paid('p_other', '2026-11-21T04:00:00.000Z', 'another-mall')
    const last = await paid('p_last01', '2026-11-21T15:59:59.999Z')
    await paid('p_after1', '2026-11-21T16:00:00.000Z')
    bench.time.now = Date.parse('2026-11-21T12:00:00.000Z')
    const refund = { outRefundNo: 'r_first1', transactionId: first, amount: '5.99' }
    await bench.call('POST', '/v1/payments/p_first/refunds', refund)
    bench.time.now = Date.parse('2026-11-22T03:00:00.000Z')
    const { status, json, signed } = await bill('2026-11-21')
    expect([status, signed]).toEqual([200, true])
    expect(json.lines).toEqual([
      {
        kind: 'payment',
        outTradeNo: 'p_first',
        transactionId: first,
        outRefundNo: null,
        amount: '5999.00',
        at: '2026-11-20T16:00:00.000Z',
      },
      {
        kind: 'refund',
        outTradeNo: 'p_first',
        transactionId: first,
        outRefundNo: 'r_first1',
        amount: '5.99',
        at: '2026-11-21T12:00:00.000Z',
      },
      {
        kind: 'payment',
        outTradeNo: 'p_last01',
        transactionId: last,
        outRefundNo: null,
        amount: '5999.00',
        at: '2026-11-21T15:59:59.999Z',
      },
    ])
  })

  it('[F7] is there once the day is over, and of no day that is none', async () => {
    bench.time.now = Date.parse('2026-11-21T15:59:59.999Z')
    const early = await bill('2026-11-21')
    expect([early.status, early.json.code]).toEqual([404, 'NO_STATEMENT_EXIST'])
    bench.time.now += 1
    expect((await bill('2026-11-21')).json.lines).toEqual([])
    expect((await bill('2026-02-30')).status).toBe(400)
    expect((await bill('yesterday')).status).toBe(400)
  })

  it('[S5] is shown to nobody who did not sign', async () => {
    const plain = await bench.app.inject({ method: 'GET', url: '/v1/bills/2026-11-20' })
    expect(plain.statusCode).toBe(401)
  })
})

describe('what a payer can do', () => {
  let bench: Bench
  beforeEach(async () => {
    bench = await startBench()
  })
  afterEach(() => bench.close())

  it('[D5] pays late only when the payment is over', async () => {
    const { codeUrl } = (await bench.call('POST', '/v1/payments', opening())).json
    const path = new URL(codeUrl).pathname
    const step = async (action: string) => {
      const { headers } = await bench.app.inject({ method: 'POST', url: `${path}/${action}` })
      return String(headers.location).endsWith('&late') ? 'refused' : 'done'
    }
    expect(await step('late')).toBe('refused')
    bench.time.now = NOON + 300_000
    expect(await step('pay')).toBe('refused')
    expect(await step('refuse')).toBe('refused')
    expect(await step('late')).toBe('done')
    const { json } = await bench.call('GET', '/v1/payments/p_000001')
    expect([json.state, json.transactions.length]).toEqual(['SUCCESS', 1])
  })
})
