import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { SECOND_MS } from '@compute-mall/core/time'
import { describe, expect, it, onTestFinished } from 'vitest'
import { intentFor, requestFor } from '../testing/index.ts'
import { startProcess } from '../testing/process.ts'
import { randomFrom, seedsFor } from '../testing/random.ts'
import { openShop, type Shop, type ShopBuyer } from '../testing/shop.ts'

/** `KILLS=50` is the long form of F1. */
const KILLS = Number(process.env.KILLS ?? 3)
const BUYERS = 24
/** Money that a provider took is found by then (test F6), as soon as the server is back. */
const FOUND_MS = 60 * SECOND_MS
/** Rule H12. */
const READY_MS = 5 * SECOND_MS

/** What somebody was told: that there is an order, and that it is paid. */
interface Told {
  readonly buyer: ShopBuyer
  readonly orderId: string
  readonly isPaid: boolean
}

describe('a server that is killed while it sells', () => {
  it.each(seedsFor(1))(
    `[F1][H12] keeps every order and every payment that it confirmed, over ${KILLS} kills, and is back within 5 s (seed %i)`,
    async (seed) => {
      const random = randomFrom(seed)
      const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-kill-'))
      const shop = await openShop({ dataDir, buyers: BUYERS })
      const told: Told[] = []
      const ready: number[] = []
      for (let kill = 0; kill <= KILLS; kill += 1) {
        const server = await startProcess(shop.env)
        onTestFinished(server.kill)
        ready.push(server.readyMs)
        for (const one of told) await expectKept(one)
        let isOpen = true
        const traffic = shop.buyers.map((buyer) => buy(shop, buyer, random, told, () => isOpen))
        await sleep(300 + random() * 900)
        if (kill < KILLS) await server.kill()
        isOpen = false
        await Promise.all(traffic)
        if (kill < KILLS) continue
        await Promise.all(told.filter(({ isPaid }) => isPaid).map(expectFound))
        expect(await server.stop()).toBe(0)
      }
      expect(told.filter(({ isPaid }) => isPaid).length).toBeGreaterThan(KILLS)
      expect(await shop.audit()).toEqual([])
      process.stdout.write(
        `F1: ${told.length} confirmations kept; ready after ${ready.map(Math.round).join(', ')} ms\n`,
      )
      const [unhurt = 0, ...hurt] = ready
      // A busy machine may take longer for any start; then a kill adds at most half of one.
      expect(hurt.toSorted((a, b) => a - b)[Math.floor(hurt.length / 2)]).toBeLessThan(
        Math.max(READY_MS, 1.5 * unhurt),
      )
      await shop.close()
      rmSync(dataDir, { recursive: true })
    },
    KILLS * 30 * SECOND_MS + 2 * FOUND_MS,
  )
})

const expectKept = async ({ buyer, orderId }: Told): Promise<void> => {
  const answer = await buyer.call(orderEndpoints.detail, { params: { orderId } })
  expect(answer, JSON.stringify(answer)).toMatchObject({ _tag: 'Right', right: { orderId } })
}

const expectFound = async ({ buyer, orderId }: Told): Promise<void> => {
  const begun = performance.now()
  let status = ''
  while (status !== 'PAID' && performance.now() - begun < FOUND_MS) {
    status = (await buyer.get(paymentEndpoints.orderStatus, { query: { orderId } })).status
    await sleep(250)
  }
  expect(status, orderId).toBe('PAID')
}

/** Orders and pays, half from an account and half by code, as long as the shop is open and answers. */
const buy = async (
  { sales, payCode }: Shop,
  buyer: ShopBuyer,
  random: () => number,
  told: Told[],
  isOpen: () => boolean,
): Promise<void> => {
  try {
    while (isOpen()) {
      const sale = sales[Math.floor(random() * sales.length)]
      const made =
        sale && (await buyer.call(orderEndpoints.create, { body: requestFor(intentFor(sale), '25.60') }))
      if (made === undefined || E.isLeft(made)) continue
      const { orderId } = made.right
      told.push({ buyer, orderId, isPaid: false })
      const isPaid =
        random() < 0.5
          ? E.isRight(
              await buyer.call(paymentEndpoints.payFromAccount, { body: { orderId, method: 'credit' } }),
            )
          : await payByCode(buyer, orderId, payCode)
      if (isPaid) told.push({ buyer, orderId, isPaid })
    }
  } catch (error) {
    // The server is gone, which is what this is about; anything else is a fault.
    if (!(error instanceof TypeError)) throw error
  }
}

const payByCode = async (buyer: ShopBuyer, orderId: string, payCode: Shop['payCode']): Promise<boolean> => {
  const session = await buyer.call(paymentEndpoints.open, { body: { orderId, channel: 'embedded' } })
  return E.isRight(session) && payCode(session.right.qrTarget)
}
