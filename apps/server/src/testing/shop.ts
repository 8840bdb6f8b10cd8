import { Kysely, PostgresDialect } from 'kysely'
import { beginSession } from '../identity/store/sessions.ts'
import { migrations } from '../migrations.ts'
import type { Config } from '../platform/config/index.ts'
import type { Database } from '../platform/database/index.ts'
import { type Connection, connect, migrate } from '../platform/database/index.ts'
import { publishAgreement } from './buying.ts'
import { type Caller, createCaller } from './caller.ts'
import { defaultDatabase, openTestDatabase } from './database.ts'
import { auditLedger } from './ledgerAudit.ts'
import { freePort } from './ports.ts'
import { behind } from './process.ts'
import { putOnSale, type Sale } from './sale.ts'
import { addUser } from './users.ts'

export type ShopBuyer = Caller

/** A database that is filled before the server process starts on it, and is audited after it has ended. */
export interface Shop {
  /** The settings with which the server finds it. */
  readonly env: Readonly<Record<string, string>>
  readonly buyers: readonly ShopBuyer[]
  /** Goods at 25.60 yuan each; of some there are few, and all buyers want them. */
  readonly sales: readonly Sale[]
  /** Pays a code at the cashier. @returns whether the cashier took the money */
  payCode(qrTarget: string): Promise<boolean>
  audit(): Promise<readonly string[]>
  close(): Promise<void>
}

/** How much there is of each thing on sale. */
const STOCKS = [...Array<number>(40).fill(1_000_000), ...Array<number>(10).fill(20)]

interface NewShop {
  readonly dataDir: string
  readonly buyers: number
}

const databaseOf = async (dataDir: string): Promise<Connection> => {
  if (defaultDatabase() === 'postgres') return openTestDatabase('postgres')
  const connection = await connect({ kind: 'embedded', dir: dataDir }, () => {})
  await migrate(kyselyOf(connection), migrations)
  connection.ready()
  return connection
}

const kyselyOf = ({ pool }: Connection) => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

export const openShop = async ({ dataDir, buyers: count }: NewShop): Promise<Shop> => {
  const [port, cashierPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const filling = await databaseOf(dataDir)
  const db = kyselyOf(filling)
  await publishAgreement(db)
  const sales: Sale[] = []
  for (const free of STOCKS) sales.push(await putOnSale(db, { free }))
  // Its clock is the machine's: at night the shop would answer by itself.
  await db.updateTable('shops').set({ has_workday: false, service_time: '00:00-24:00' }).execute()
  const buyers: ShopBuyer[] = []
  while (buyers.length < count) buyers.push(await signedIn(db, origin))
  const isEmbedded = filling.kind === 'embedded'
  if (isEmbedded) await filling.close()
  const url = filling.pool.options.connectionString
  return {
    env: {
      DATA_DIR: dataDir,
      PORT: String(port),
      CASHIER_PORT: String(cashierPort),
      CENTER_SSH_PORT: '0',
      PUBLIC_ORIGIN: origin,
      PROVISION_DELAY_MS: '0',
      RATE_LIMIT: '0',
      ...(isEmbedded || url === undefined ? {} : { DATABASE_URL: url }),
    },
    buyers,
    sales,
    payCode: async (qrTarget) => {
      const answer = await fetch(`${qrTarget}/pay`, { method: 'POST', redirect: 'manual' })
      return answer.status === 303 && !answer.headers.get('location')?.endsWith('late')
    },
    audit: async () => {
      const connection = isEmbedded ? await connect({ kind: 'embedded', dir: dataDir }, () => {}) : filling
      const wrong = await auditLedger(kyselyOf(connection))
      if (isEmbedded) await connection.close()
      return wrong
    },
    close: async () => {
      if (!isEmbedded) await filling.close()
    },
  }
}

/** A buyer with a session and 1,000,000 yuan of credit. */
const signedIn = async (db: Kysely<Database>, origin: string): Promise<ShopBuyer> => {
  const now = new Date()
  const id = await addUser(db, {}, now)
  await db
    .insertInto('pay_accounts')
    .values({ user_id: id, credit_granted_at: new Date('2026-01-01T00:00:00Z'), credit: '1000000.00' })
    .execute()
  const caller = createCaller(behind(origin), origin)
  const config = { publicOrigin: origin, session: { mostMs: 86_400_000 } } as Config
  const jar = {
    set: (name: string, value: string) => void caller.cookies.set(name, value),
    clear: () => {},
  }
  await beginSession(db, config, jar, id, now)
  return caller
}
