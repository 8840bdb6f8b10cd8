import { setTimeout as sleep } from 'node:timers/promises'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { SECOND_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaymentFixture, type PaymentFixture } from '../testing/index.ts'

/** L3: `PAYERS=200 POLL_SECONDS=300` is the long form on PGlite, `PAYERS=2000` on PostgreSQL. */
const PAYERS = Number(process.env.PAYERS ?? 50)
const SECONDS = Number(process.env.POLL_SECONDS ?? 3)
/** The short form runs beside all other tests, and only shows that nothing queues up. */
const P95_MS = process.env.POLL_SECONDS === undefined ? SECOND_MS : 100

/** So many order at once: more would only wait for a connection, and be told that the mall is busy. */
const ORDERING = 20

const manyScanned = async (fixture: PaymentFixture) => {
  const payers: Awaited<ReturnType<PaymentFixture['scanned']>>[] = []
  while (payers.length < PAYERS) {
    const next = Math.min(ORDERING, PAYERS - payers.length)
    payers.push(...(await Promise.all(Array.from({ length: next }, () => fixture.scanned()))))
  }
  return payers
}

describe('payers who wait', () => {
  let fixture: PaymentFixture
  beforeAll(async () => {
    fixture = await openPaymentFixture()
  }, 120_000)
  afterAll(() => fixture.stop())

  it(
    `[L3] ${PAYERS} of them ask every second for ${SECONDS} s, and none waits for an answer`,
    async () => {
      const payers = await manyScanned(fixture)
      const times: number[] = []
      const ask = async ({ buyer, orderId, session }: (typeof payers)[number], bySign: boolean) => {
        const begun = performance.now()
        const { status } = bySign
          ? await buyer.get(paymentEndpoints.chargeStatus, { query: { sign: session.sign } })
          : await buyer.get(paymentEndpoints.orderStatus, { query: { orderId } })
        times.push(performance.now() - begun)
        expect(status).toBe('WAITING')
      }
      const wait = async (payer: (typeof payers)[number], index: number): Promise<void> => {
        // Browsers ask at moments of their own.
        await sleep((index / PAYERS) * SECOND_MS)
        for (let second = 0; second < SECONDS; second += 1)
          await Promise.all([ask(payer, second % 2 === 1), sleep(SECOND_MS)])
      }
      await Promise.all(payers.map(wait))
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
      process.stdout.write(`L3: ${times.length} answers, p95 ${p95.toFixed(1)} ms\n`)
      expect(times).toHaveLength(PAYERS * SECONDS)
      expect(p95).toBeLessThan(P95_MS)
    },
    (SECONDS + 120) * SECOND_MS,
  )
})
