import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { SECOND_MS } from '@compute-mall/core/time'
import { describe, expect, it } from 'vitest'
import { connect } from '../platform/database/index.ts'
import { startDatabaseProxy } from '../testing/databaseProxy.ts'
import {
  auditLedger,
  intentFor,
  openTestDatabase,
  publishAgreement,
  putOnSale,
  requestFor,
  type Sale,
  startTestServer,
  type TestUser,
} from '../testing/index.ts'

/** `AWAY_SECONDS=30` is the long form of F8. */
const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 3) * SECOND_MS
const BUYERS = 30
const BACK_MS = 10 * SECOND_MS

describe.runIf(process.env.DATABASE_URL_TEST !== undefined)('while the database is away', () => {
  it(
    '[F8][H14] buyers are told so in an envelope, no order is made by half, and they order again soon after',
    async () => {
      const database = await openTestDatabase('postgres')
      const proxy = await startDatabaseProxy(new URL(database.pool.options.connectionString ?? ''))
      const connection = await connect({ kind: 'postgres', url: proxy.url, connections: 10 }, () => {})
      const server = await startTestServer({ connection })
      const { db } = server.platform
      await publishAgreement(db)
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => server.signIn()))
      const codes = new Set<string>()
      const made: { readonly buyer: TestUser; readonly orderId: string }[] = []
      /** @returns the code of a refusal; 0 for an order */
      const buy = async (buyer: TestUser, sale: Sale): Promise<string> => {
        const answer = await buyer.call(orderEndpoints.create, {
          body: requestFor(intentFor(sale), '25.60'),
        })
        if (E.isLeft(answer)) return answer.left.kind === 'refused' ? answer.left.error.code : 'no envelope'
        made.push({ buyer, orderId: answer.right.orderId })
        return '0'
      }

      const spare: { readonly buyer: TestUser; readonly sale: Sale }[] = []
      for (const buyer of buyers) spare.push({ buyer, sale: await putOnSale(db, { free: 10 }) })

      let isOpen = true
      const shop = async (buyer: TestUser): Promise<void> => {
        while (isOpen) {
          const sale = await putOnSale(db, { free: 10 }).catch(() => undefined)
          if (sale === undefined) {
            await sleep(100)
            continue
          }
          codes.add(await buy(buyer, sale))
        }
      }
      const traffic = Promise.all(buyers.map(shop))
      await sleep(SECOND_MS)
      proxy.cut()
      const before = made.length
      const [refusals] = await Promise.all([
        Promise.all(spare.map(({ buyer, sale }) => buy(buyer, sale))),
        sleep(AWAY_MS),
      ])
      proxy.mend()
      const mended = performance.now()
      while (made.length < before + BUYERS && performance.now() - mended < BACK_MS) await sleep(50)
      const backAfter = performance.now() - mended
      isOpen = false
      await traffic

      expect(before).toBeGreaterThan(0)
      expect(new Set(refusals)).toEqual(new Set(['SYS10007']))
      // The last is that of a commit that the cut left without an answer.
      expect(['0', 'SYS10007', 'SYS10012']).toEqual(expect.arrayContaining([...codes]))
      expect(backAfter).toBeLessThan(BACK_MS)
      for (const { buyer, orderId } of made)
        expect(await buyer.call(orderEndpoints.detail, { params: { orderId } })).toMatchObject({
          _tag: 'Right',
        })
      const { count } = await db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBeGreaterThanOrEqual(made.length)
      expect(await auditLedger(db)).toEqual([])
      await server.stop()
      proxy.close()
      await database.close()
    },
    AWAY_MS + 60 * SECOND_MS,
  )
})
