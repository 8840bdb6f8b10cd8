import type { Kysely, Transaction } from 'kysely'
import type { BlobStore } from './platform/blobs.ts'
import type { Database } from './platform/database/index.ts'
import type { Vault } from './platform/vault.ts'

/** What the demonstration is made with; histories lead up to `now`. */
export interface DemoContext {
  readonly vault: Vault
  /** Where pictures are kept that an upload would have brought. */
  readonly blobs: BlobStore
  readonly now: Date
}

/** What `@compute-mall/seed` exports as `demo`. Seed functions open no transaction of their own. */
export interface DemoData {
  readonly accounts: readonly { readonly name: string; readonly shows: string }[]
  /** The password of every demo account. */
  readonly password: string
  /** Goods, shops, centers and the site's texts, without accounts. */
  readonly seedMall: (db: Kysely<Database>, now: Date) => Promise<void>
  /** One account for each kind of user; centers must be there. */
  readonly seedAccounts: (db: Kysely<Database>, now: Date) => Promise<void>
  /** Everything, in an empty database. */
  readonly seedAll: (trx: Transaction<Database>, context: DemoContext) => Promise<void>
}

/** A variable, not a literal in the import: the compiled server does not depend on the workspace that depends on it. */
const SEED_PACKAGE: string = '@compute-mall/seed'

const isDemoData = (value: unknown): value is DemoData =>
  typeof value === 'object' &&
  value !== null &&
  'accounts' in value &&
  Array.isArray(value.accounts) &&
  ['seedMall', 'seedAccounts', 'seedAll'].every(
    (name) => name in value && typeof Reflect.get(value, name) === 'function',
  )

/** Loads the demo data, which no start without `SEED=demo` does. @throws Error when it is not installed */
export const loadDemo = async (): Promise<DemoData> => {
  const module: { readonly demo?: unknown } = await import(SEED_PACKAGE)
  if (!isDemoData(module.demo)) throw new Error(`${SEED_PACKAGE} exports no demo data`)
  return module.demo
}
