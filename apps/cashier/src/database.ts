import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const schema = `
  create table if not exists payment (
    out_trade_no text primary key, token text not null unique, app_id text not null, order_no text not null,
    payee text not null, subject text not null, amount text not null, expire_time text not null,
    notify_url text not null, state text not null, return_url text);
  create table if not exists paid (
    transaction_id text primary key, out_trade_no text not null references payment, amount text not null,
    paid_at text not null);
  create index if not exists paid_of on paid (out_trade_no);
  create index if not exists paid_by_time on paid (paid_at);
  create table if not exists refund (
    out_refund_no text primary key, refund_id text not null unique, transaction_id text not null references paid,
    amount text not null, refunded_at text not null);
  create index if not exists refund_of on refund (transaction_id);
  create index if not exists refund_by_time on refund (refunded_at);
  create table if not exists notice (
    id integer primary key, out_trade_no text not null references payment, body text not null,
    attempts integer not null default 0, next_at integer not null, delivered_at integer);
  create index if not exists notice_due on notice (next_at) where delivered_at is null;
`

/** The provider's own database, kept in one file; what is committed has reached the disk. */
export const openDatabase = (dataDir: string): DatabaseSync => {
  mkdirSync(dataDir, { recursive: true })
  const db = new DatabaseSync(join(dataDir, 'cashier.sqlite'))
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; ${schema}`)
  const columns = db.prepare('pragma table_info(payment)').all()
  if (!columns.some(({ name }) => name === 'return_url'))
    db.exec('alter table payment add column return_url text')
  return db
}

/** Runs `work` in one transaction: all of it is kept, or nothing. */
export const atomically = <A>(db: DatabaseSync, work: () => A): A => {
  db.exec('begin immediate')
  try {
    const result = work()
    db.exec('commit')
    return result
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
