export { compilable } from './compilable.ts'
export { type Connection, connect, connectInMemory } from './connect.ts'
export { type Template, templateOf } from './embedded.protocol.ts'
export {
  isDatabaseAway,
  isDatabaseBusy,
  isUnanswered,
  isUniqueViolation,
  isValueRefused,
  NoConnection,
  NotCommitted,
  OutcomeUnknown,
} from './failures.ts'
export { type HeldFolder, holdFolder } from './folder.ts'
export { type Handle, inTransaction, type Reader, type Writer, wholeOf, writerOf } from './handle.ts'
export { insertRows } from './insert.ts'
export { lockSubject } from './lock.ts'
export { type Migrations, migrate, migrationsIn, pendingMigrations } from './migrate.ts'
export { nameKeyOf } from './nameKey.ts'
export { type Prepare, type Prepared, preparing } from './prepared.ts'
export { type Database, type Db, writing } from './tables.ts'
export { transact, type Work } from './transact.ts'
