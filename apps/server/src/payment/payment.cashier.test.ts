import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { type PaymentSession, paymentEndpoints } from '@compute-mall/core/payment'
import { SECOND_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intentFor, requestFor } from '../testing/index.ts'
import { type ServerProcess, startProcess } from '../testing/process.ts'
import { openShop, type Shop, type ShopBuyer } from '../testing/shop.ts'

/** A notice takes a moment, a refund a round of its job; a busy machine some more. */
const SOON_MS = 30 * SECOND_MS
/** Without a notice (test F6). */
const FOUND_MS = 60 * SECOND_MS

describe('the server and its cashier, each a process of its own', () => {
  let shop: Shop
  let server: ServerProcess
  /** Paid before all others, and never told of. */
  let silent: Scanned
  const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-cashier-'))
  beforeAll(async () => {
    shop = await openShop({ dataDir, buyers: 6 })
    server = await startProcess(shop.env)
    silent = await scanned(4)
    await act(silent, 'pay', 'silent=on')
  }, 120_000)
  afterAll(async () => {
    expect(await server.stop()).toBe(0)
    expect(await shop.audit()).toEqual([])
    await shop.close()
    rmSync(dataDir, { recursive: true })
  }, 60_000)

  interface Scanned {
    readonly buyer: ShopBuyer
    readonly orderId: string
    readonly session: PaymentSession
  }

  const open = async (buyer: ShopBuyer, orderId: string): Promise<PaymentSession> => {
    // The cashier starts beside the server, and may need a moment longer.
    for (let tries = 0; ; tries += 1) {
      const opened = await buyer.call(paymentEndpoints.open, { body: { orderId, channel: 'embedded' } })
      if (E.isRight(opened)) return opened.right
      if (tries === 100) throw new Error(JSON.stringify(opened.left))
      await sleep(100)
    }
  }

  const scanned = async (index: number): Promise<Scanned> => {
    const [buyer, sale] = [shop.buyers[index], shop.sales[index]]
    if (buyer === undefined || sale === undefined) throw new Error(`there is no buyer ${index}`)
    const { orderId } = await buyer.get(orderEndpoints.create, {
      body: requestFor(intentFor(sale), '25.60'),
    })
    return { buyer, orderId, session: await open(buyer, orderId) }
  }

  const act = ({ session }: Scanned, action: string, body = ''): Promise<Response> =>
    fetch(`${session.qrTarget}/${action}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })

  const becomes = async ({ buyer, orderId }: Scanned, wanted: string, within = SOON_MS): Promise<void> => {
    const begun = performance.now()
    let status = ''
    while (status !== wanted && performance.now() - begun < within) {
      status = (await buyer.get(paymentEndpoints.orderStatus, { query: { orderId } })).status
      await sleep(200)
    }
    expect(status).toBe(wanted)
  }

  const cashierShows = async ({ session }: Scanned, text: string): Promise<void> => {
    const begun = performance.now()
    let page = ''
    while (!page.includes(text) && performance.now() - begun < SOON_MS) {
      page = await (await fetch(`${session.qrTarget}?lang=en`)).text()
      await sleep(200)
    }
    expect(page).toContain(text)
  }

  it('[R4.06] shows at the cashier what is to be paid, and the order is paid and opened soon after', async () => {
    const one = await scanned(0)
    const page = await (await fetch(`${one.session.qrTarget}?lang=en`)).text()
    for (const text of [one.session.orderNo, '¥25.60', 'Compute Mall', 'A800 eight-card node'])
      expect(page).toContain(text)
    await act(one, 'pay')
    await becomes(one, 'PAID')
    const begun = performance.now()
    let opened = ''
    while (opened !== 'open' && performance.now() - begun < SOON_MS) {
      const { lines } = await one.buyer.get(orderEndpoints.detail, { params: { orderId: one.orderId } })
      opened = lines[0]?.provision.status ?? ''
      await sleep(200)
    }
    expect(opened).toBe('open')
  })

  it('[R4.05] is unpaid again when the payer refuses, and paid with the next code', async () => {
    const one = await scanned(1)
    await act(one, 'refuse')
    await becomes(one, 'FAILED')
    const again = { ...one, session: await open(one.buyer, one.orderId) }
    await act(again, 'pay')
    await becomes(again, 'PAID')
  })

  it('[D18] gives the second payment back when the payer pays twice', async () => {
    const one = await scanned(2)
    await act(one, 'twice')
    await becomes(one, 'PAID')
    await cashierShows(one, 'Refunds')
  })

  it('[D5] gives back what is paid after the order was closed, and says so', async () => {
    const one = await scanned(3)
    await one.buyer.get(paymentEndpoints.giveUp, { body: { orderId: one.orderId } })
    await one.buyer.get(orderEndpoints.cancel, { params: { orderId: one.orderId } })
    await cashierShows(one, 'Pay late')
    await act(one, 'late')
    await becomes(one, 'PAID_LATE')
    await cashierShows(one, 'Refunded in full')
  })

  it('[F6] finds a payment of which no notice comes', { timeout: 2 * FOUND_MS }, async () => {
    await becomes(silent, 'PAID', FOUND_MS)
  })
})
