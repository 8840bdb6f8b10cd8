import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { SECOND_MS } from '@compute-mall/core/time'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startDatabaseProxy } from '../testing/databaseProxy.ts'
import { intentFor, requestFor } from '../testing/index.ts'
import { startProcess } from '../testing/process.ts'
import { openShop, type ShopBuyer } from '../testing/shop.ts'

/** F8 as it is asked for takes `AWAY_SECONDS=30`. */
const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 3) * SECOND_MS
const BACK_MS = 10 * SECOND_MS
/** Work that comes round by itself: a round that was cut off is free for the next after the lease of its job. */
const WORKS_MS = 60 * SECOND_MS
const BUYERS = 10

/** What a buyer was told of one order, by its number or by the code of the refusal. */
type Told = { readonly orderId: string } | { readonly code: string }

const suite = describe.runIf(process.env.DATABASE_URL_TEST !== undefined)
suite('a server process whose database goes away', () => {
  it(
    `[H14][F8][P9] sells again within 10 s after ${AWAY_MS / SECOND_MS} s and after its connections were killed, without a restart and with no order made by half`,
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-away-'))
      const shop = await openShop({ dataDir, buyers: BUYERS })
      const direct = shop.env.DATABASE_URL ?? ''
      const proxy = await startDatabaseProxy(new URL(direct))
      const server = await startProcess({ ...shop.env, DATABASE_URL: proxy.url, DATABASE_POOL: '4' })
      onTestFinished(server.kill)
      const observer = new pg.Client({ connectionString: direct })
      await observer.connect()

      const told: Told[] = []
      let isOpen = true
      /** Pays as soon as it is possible: what was paid, though no answer came, is refused as paid. */
      const pay = async (buyer: ShopBuyer, orderId: string): Promise<void> => {
        const body = { orderId, method: 'credit' } as const
        for (;;) {
          const paid = await buyer.call(paymentEndpoints.payFromAccount, { body })
          const code = E.isLeft(paid) && paid.left.kind === 'refused' ? paid.left.error.code : ''
          if (!code.startsWith('SYS') || !isOpen) return
          await sleep(50)
        }
      }
      const buy = async (buyer: ShopBuyer, index: number): Promise<void> => {
        while (isOpen) {
          const sale = shop.sales[index]
          if (sale === undefined) throw new Error('nothing is on sale')
          const made = await buyer.call(orderEndpoints.create, { body: requestFor(intentFor(sale), '25.60') })
          const error = E.isLeft(made) && made.left.kind === 'refused' ? made.left.error : undefined
          // An order whose answer was lost waits to be paid, and its buyer is led to it.
          const unpaid = error?.code === 'PURCHASE10009' ? error.details?.orderId : undefined
          if (unpaid !== undefined) await pay(buyer, String(unpaid))
          else if (E.isLeft(made)) {
            told.push({ code: error?.code ?? 'no envelope' })
            await sleep(20)
          } else {
            told.push(made.right)
            await pay(buyer, made.right.orderId)
          }
        }
      }
      const buying = Promise.all(shop.buyers.map(buy))
      const sold = () => told.filter((one) => 'orderId' in one).length
      const untilSold = async (more: number): Promise<number> => {
        const [begun, before] = [performance.now(), sold()]
        while (sold() < before + more && performance.now() - begun < BACK_MS) await sleep(20)
        expect(sold(), JSON.stringify(told.slice(-BUYERS))).toBeGreaterThanOrEqual(before + more)
        return Math.round(performance.now() - begun)
      }

      await untilSold(BUYERS)
      proxy.cut()
      await sleep(AWAY_MS)
      expect(await statusOf(shop.env)).toEqual([200, 503])
      proxy.mend()
      const afterAway = await untilSold(BUYERS)
      expect(await statusOf(shop.env)).toEqual([200, 200])

      for (let n = 0; n < 5; n++) {
        await observer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        )
        await sleep(100)
      }
      const afterKills = await untilSold(BUYERS)

      // Whoever orders waits for what another holds, until every connection of the pool waits.
      await observer.query('begin')
      await observer.query('lock table orders')
      await sleep(7 * SECOND_MS)
      await observer.query('rollback')
      const afterExhausted = await untilSold(BUYERS)
      isOpen = false
      await buying

      const codes = new Set(told.flatMap((one) => ('code' in one ? [one.code] : [])))
      expect(['SYS10007', 'SYS10012']).toEqual(expect.arrayContaining([...codes]))
      expect(codes).toContain('SYS10007')
      const { rows } = await observer.query('select id from orders')
      const made = new Set(rows.map(({ id }) => id))
      for (const one of told) if ('orderId' in one) expect(made).toContain(one.orderId)

      const mended = performance.now()
      const waiting = async (): Promise<number> => {
        const { rows: pending } = await observer.query(
          `select count(*)::int as pending from order_lines join orders on orders.id = order_lines.order_id
           where orders.status = 'paid' and provision_status <> 'open'`,
        )
        return pending[0].pending
      }
      while ((await waiting()) > 0 && performance.now() - mended < WORKS_MS) await sleep(200)
      expect(await waiting()).toBe(0)
      process.stdout.write(
        `F8: ${sold()} orders; sold again after ${afterAway} ms (away), ${afterKills} ms (killed), ${afterExhausted} ms (exhausted); opened after ${Math.round(performance.now() - mended)} ms\n`,
      )

      expect(await server.stop()).toBe(0)
      await observer.end()
      proxy.close()
      expect(await shop.audit()).toEqual([])
      await shop.close()
      rmSync(dataDir, { recursive: true })
    },
    AWAY_MS + 240 * SECOND_MS,
  )
})

/** Of `/healthz` and `/readyz`. */
const statusOf = ({ PORT }: Readonly<Record<string, string>>): Promise<readonly number[]> =>
  Promise.all(
    ['healthz', 'readyz'].map(async (path) => (await fetch(`http://127.0.0.1:${PORT}/${path}`)).status),
  )
