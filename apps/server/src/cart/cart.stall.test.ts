import { setTimeout as sleep } from 'node:timers/promises'
import { cartEndpoints } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import { SECOND_MS } from '@compute-mall/core/time'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { connect } from '../platform/database/index.ts'
import { haltBackends } from '../testing/backends.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../testing/databaseProxy.ts'
import { openTestDatabase, putOnSale, type Sale, startTestServer, type TestUser } from '../testing/index.ts'
import { randomFrom, seedsFor } from '../testing/random.ts'

const LIMITS = { connect: 400, statement: 300, answer: 600 }
/** `STALL_SECONDS=60` is the long form. */
const RUN_MS = Number(process.env.STALL_SECONDS ?? 6) * SECOND_MS
const BACK_MS = 10 * SECOND_MS
const BUYERS = 6

/** A buyer with two lines, one that is added to and one that is changed, and what was told of each. */
interface Ledger {
  readonly buyer: TestUser
  readonly changedId: string
  added: number
  perhapsAdded: number
  /** The last amount that was surely set, and those that were perhaps set since. */
  set: number
  perhapsSet: readonly number[]
  readonly codes: Set<string>
}

const bodyOf = (sale: Sale, purchaseAmount: number, id?: string) => ({
  body: {
    ...sale,
    purchaseAmount,
    purchaseDuration: 1,
    purchaseDurationUnit: undefined,
    centerName: undefined,
    id,
  },
})

const open = async (buyer: TestUser, [adding, changing]: readonly [Sale, Sale]): Promise<Ledger> => {
  await buyer.get(cartEndpoints.put, bodyOf(adding, 1))
  await buyer.get(cartEndpoints.put, bodyOf(changing, 1))
  const lines = await buyer.get(cartEndpoints.list, {})
  const changedId = lines.find(({ skuId }) => skuId === changing.skuId)?.id ?? ''
  return { buyer, changedId, added: 1, perhapsAdded: 0, set: 1, perhapsSet: [], codes: new Set() }
}

/** `made` with a change that was acknowledged, `perhaps` with one whose outcome was unknown; all others made nothing. */
const ask = async (
  { buyer, codes }: Ledger,
  body: ReturnType<typeof bodyOf>,
  made: () => void,
  perhaps: () => void,
): Promise<void> => {
  const answer = await buyer.call(cartEndpoints.put, body)
  if (E.isRight(answer)) return made()
  const code = answer.left.kind === 'refused' ? answer.left.error.code : 'no envelope'
  codes.add(code)
  if (code === 'SYS10012') perhaps()
}

const add = (ledger: Ledger, sale: Sale): Promise<void> =>
  ask(
    ledger,
    bodyOf(sale, 1),
    () => {
      ledger.added += 1
    },
    () => {
      ledger.perhapsAdded += 1
    },
  )

const change = (ledger: Ledger, sale: Sale, amount: number): Promise<void> =>
  ask(
    ledger,
    bodyOf(sale, amount, ledger.changedId),
    () => {
      ledger.set = amount
      ledger.perhapsSet = []
    },
    () => {
      ledger.perhapsSet = [...ledger.perhapsSet, amount]
    },
  )

/** What goes wrong with the database, chosen and timed by the seed. */
const troubles = (
  proxy: DatabaseProxy,
  observer: pg.Client,
  random: () => number,
): Readonly<Record<string, () => Promise<unknown>>> => ({
  stall: async () => {
    proxy.stall()
    await sleep(200 + random() * 1_200)
    proxy.resume()
  },
  kill: async () => {
    await observer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() order by random() limit 2`,
    )
  },
  /** As when the machine has no time for PostgreSQL's processes: some of them do nothing, and go on later. */
  halt: () => haltBackends(observer, 3, () => sleep(200 + random() * 1_200)),
  /** Whoever changes a cart waits, until the server cancels the statement. */
  block: async () => {
    await observer.query('begin')
    await observer.query('lock table cart_lines')
    await sleep(200 + random() * 600)
    await observer.query('rollback')
  },
})

const suite = describe.runIf(process.env.DATABASE_URL_TEST !== undefined)
suite.each([1, 10])('carts over a pool of %i while the database fails', (connections) => {
  it.each(seedsFor(1))(
    '[H13][F8] every change that was acknowledged is committed, and none that was refused: seed %i',
    async (seed) => {
      const random = randomFrom(seed)
      const database = await openTestDatabase('postgres')
      const { connectionString = '' } = database.pool.options
      const proxy = await startDatabaseProxy(new URL(connectionString))
      const observer = new pg.Client({ connectionString })
      await observer.connect()
      const connection = await connect(
        { kind: 'postgres', url: proxy.url, connections },
        () => {},
        undefined,
        LIMITS,
      )
      const server = await startTestServer({ connection })
      const { db } = server.platform
      const sales = [await putOnSale(db), await putOnSale(db)] as const
      const ledgers: Ledger[] = []
      while (ledgers.length < BUYERS) ledgers.push(await open(await server.signIn(), sales))

      let isOpen = true
      const shop = async (ledger: Ledger): Promise<void> => {
        for (let amount = 2; isOpen; amount += 1) {
          await add(ledger, sales[0])
          await change(ledger, sales[1], amount)
        }
      }
      const shopping = Promise.all(ledgers.map(shop))
      const kinds = Object.values(troubles(proxy, observer, random))
      for (const end = performance.now() + RUN_MS; performance.now() < end; ) {
        await kinds[Math.floor(random() * kinds.length)]?.()
        await sleep(random() * 500)
      }
      const before = ledgers.map(({ added }) => added)
      const mended = performance.now()
      const isBack = () => ledgers.every(({ added }, i) => added > (before[i] ?? 0))
      while (!isBack() && performance.now() - mended < BACK_MS) await sleep(20)
      expect(isBack()).toBe(true)
      isOpen = false
      await shopping
      // A statement that was sent and given up ends within its own limit, an open transaction within twice that.
      await sleep(3 * LIMITS.statement)

      const { rows: idle } = await observer.query(
        `select pid, state, query from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      )
      expect(idle).toEqual([])
      for (const { buyer, added, perhapsAdded, set, perhapsSet, codes } of ledgers) {
        const { rows } = await observer.query('select sku_id, amount from cart_lines where user_id = $1', [
          buyer.id,
        ])
        const amountOf = ({ skuId }: Sale) => rows.find(({ sku_id }) => sku_id === skuId)?.amount
        expect(amountOf(sales[0])).toBeGreaterThanOrEqual(added)
        expect(amountOf(sales[0])).toBeLessThanOrEqual(added + perhapsAdded)
        expect([set, ...perhapsSet]).toContain(amountOf(sales[1]))
        expect(['SYS10007', 'SYS10012']).toEqual(expect.arrayContaining([...codes]))
      }
      expect(new Set(ledgers.flatMap(({ codes }) => [...codes])).has('SYS10007')).toBe(true)

      await server.stop()
      proxy.close()
      await observer.end()
      await database.close()
    },
    RUN_MS + 60 * SECOND_MS,
  )
})
