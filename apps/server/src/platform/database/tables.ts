import type { OutboxTables } from '../outbox/outbox.tables.ts'
import type { PlatformTables } from '../platform.tables.ts'
import { type Reader, writerOf } from './handle.ts'

/** Every table. Each module adds its own by declaration merging, in its `<module>.tables.ts`. */
export interface Database extends PlatformTables, OutboxTables {}

/** A connection or transaction as modules hand it to each other: it reads every table and writes none. */
export type Db = Reader<Database>

/** How a module writes: `const write = writing<OrderTables>()`, then `write(trx).insertInto('orders')`. */
export const writing = <Own>() => writerOf<Database, keyof Own & keyof Database>()
