import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backoffMs } from './notice.sender.ts'
import { type Bench, type Listener, listen, opening, startBench } from './testing.ts'

describe('notices', () => {
  let bench: Bench
  let shop: Listener
  beforeEach(async () => {
    shop = await listen()
    bench = await startBench()
  })
  afterEach(async () => {
    await bench.close()
    shop.close()
  })

  const payment = async (outTradeNo: string) => {
    const { json } = await bench.call('POST', '/v1/payments', opening({ outTradeNo, notifyUrl: shop.url }))
    return new URL(json.codeUrl).pathname
  }
  const act = (path: string, action: string, payload = '') =>
    bench.app.inject({
      method: 'POST',
      url: `${path}/${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const heard = () => shop.heard.map(({ body }) => JSON.parse(body))

  it('tells the shop what was paid, signed', async () => {
    await act(await payment('p_000001'), 'pay')
    await vi.waitFor(() => expect(shop.heard).toHaveLength(1), 3000)
    expect(heard()[0]).toMatchObject({
      event: 'PAYMENT.SUCCESS',
      appId: 'compute-mall',
      outTradeNo: 'p_000001',
      amount: '5999.00',
    })
    expect(shop.heard[0]?.headers).toMatchObject({ 'pay-signature': expect.stringMatching(/^[\w+/]{86}==$/) })
  })

  it('[F4] tells of two transactions when the payer paid twice', async () => {
    await act(await payment('p_000001'), 'twice')
    await vi.waitFor(() => expect(shop.heard).toHaveLength(2), 3000)
    expect(new Set(heard().map((notice) => notice.transactionId)).size).toBe(2)
  })

  it('[F6] tells nothing when the payer says so', async () => {
    await act(await payment('p_000001'), 'pay', 'silent=on')
    await act(await payment('p_000002'), 'refuse')
    await vi.waitFor(() => expect(shop.heard).toHaveLength(1), 3000)
    expect(heard().map((notice) => notice.event)).toEqual(['PAYMENT.FAILED'])
    expect((await bench.call('GET', '/v1/payments/p_000001')).json.state).toBe('SUCCESS')
  })

  it('repeats a notice until it is accepted, longer and longer apart, and over a restart', async () => {
    shop.answer.status = 500
    await act(await payment('p_000001'), 'pay')
    await vi.waitFor(() => expect(shop.heard).toHaveLength(1), 3000)
    bench = await bench.restart()
    shop.answer.status = 200
    shop.answer.code = 'FAIL'
    bench.time.now += backoffMs(0)
    await vi.waitFor(() => expect(shop.heard).toHaveLength(2), 3000)
    // It stops once what is under way has ended: when to try again is noted before the clock goes on.
    bench = await bench.restart()
    shop.answer.code = 'SUCCESS'
    bench.time.now += backoffMs(1)
    await vi.waitFor(() => expect(shop.heard).toHaveLength(3), 3000)
    bench.time.now += 86_400_000
    await new Promise((done) => setTimeout(done, 500))
    expect(shop.heard).toHaveLength(3)
    expect([0, 1, 2, 3, 99].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 8_000, 3_600_000])
  })
})
