import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import type { EnvelopeFailure } from '@compute-mall/core/http'
import { type OrderCreated, orderEndpoints } from '@compute-mall/core/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLedger,
  freeOf,
  intentFor,
  publishAgreement,
  putOnSale,
  requestFor,
  type Sale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'
import { randomFrom, seedsFor } from '../testing/random.ts'

/** quality/tests L1: stock, buyers and their orders; `SEED_COUNT=20` is the long form. */
const STOCK = 50
const BUYERS = 500
/** L2: `KEYS=100 PER_KEY=100` is the long form. */
const KEYS = Number(process.env.KEYS ?? 20)
const PER_KEY = Number(process.env.PER_KEY ?? 20)

type Answer = E.Either<EnvelopeFailure, OrderCreated>
const codeOf = (answer: Answer): string => {
  if (E.isRight(answer)) return '0'
  return answer.left.kind === 'refused' ? answer.left.error.code : answer.left.kind
}

describe('storms', () => {
  let server: TestServer
  let buyers: readonly TestUser[]
  beforeAll(async () => {
    server = await startTestServer()
    await publishAgreement(server.platform.db)
    buyers = await Promise.all(Array.from({ length: BUYERS }, () => server.signIn()))
  })
  afterAll(() => server.stop())

  const create = (buyer: TestUser, sale: Sale, key?: string) =>
    buyer.call(
      orderEndpoints.create,
      { body: requestFor(intentFor(sale), '25.60') },
      key === undefined ? {} : { key },
    )

  it.each(seedsFor(2))(
    '[L1] sells what there is and no more when 500 buyers want one of 50 at once (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const sale = await putOnSale(server.platform.db, { free: STOCK })
      const answers = await Promise.all(
        buyers.map(async (buyer) => {
          await sleep(random() * 50)
          return create(buyer, sale)
        }),
      )
      const codes = Map.groupBy(answers.map(codeOf), (code) => code)
      expect([...codes].map(([code, all]) => [code, all.length]).toSorted()).toEqual([
        ['0', STOCK],
        ['PURCHASE10010', BUYERS - STOCK],
      ])
      expect(await freeOf(server.platform.db, sale)).toBe(0)
      expect(await auditLedger(server.platform.db)).toEqual([])
    },
  )

  it.each(seedsFor(1))(
    '[D20] neither loses nor invents stock when buyers of several things order and cancel at once (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const sales = await Promise.all([10, 10, 10].map((free) => putOnSale(server.platform.db, { free })))
      await Promise.all(
        buyers.slice(0, 120).map(async (buyer) => {
          await sleep(random() * 50)
          const sale = sales[Math.floor(random() * sales.length)] ?? sales[0]
          const made = sale && (await create(buyer, sale))
          if (made !== undefined && E.isRight(made) && random() < 0.5)
            await buyer.get(orderEndpoints.cancel, { params: { orderId: made.right.orderId } })
        }),
      )
      expect(await auditLedger(server.platform.db)).toEqual([])
    },
  )

  it(`[L2] makes one order per key when each of ${KEYS} keys comes ${PER_KEY} times at once`, async () => {
    const sale = await putOnSale(server.platform.db)
    const stormed = await Promise.all(
      buyers
        .slice(0, KEYS)
        .map((buyer, i) =>
          Promise.all(Array.from({ length: PER_KEY }, () => create(buyer, sale, `same-key-storm-${i}`))),
        ),
    )
    for (const answers of stormed) {
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).toMatchObject({ _tag: 'Right' })
    }
    expect(await freeOf(server.platform.db, sale)).toBe(1_000_000 - KEYS)
  })
})
