import { E } from '@compute-mall/core/fp'
import type * as t from 'io-ts'
import { sql } from 'kysely'
import type { Handle, Reader } from '../database/index.ts'
import type { OutboxTables } from './outbox.tables.ts'

/** A kind of thing that happens in one module and that others want to know. */
export interface EventType<A> {
  /** `<module>.<what happened>`, e.g. `order.paid`. */
  readonly name: string
  /** Written into the database and read from it, perhaps by a later version of this program. */
  readonly payload: t.Type<A, unknown, unknown>
  /**
   * Events of one key are delivered in the order in which they were published. Whoever publishes must hold a lock that
   * belongs to the key, e.g. the row of the order.
   */
  readonly keyOf: (payload: A) => string
}

/**
 * Publishes an event: it is delivered once this transaction commits, and never if it does not.
 * @param trx the transaction that makes what the event tells
 */
export const publish = async <DB, A>(trx: Handle<DB>, type: EventType<A>, event: A): Promise<void> => {
  await publishAll(trx, type, [event])
}

/** Publishes many events in one statement, in this order. */
export const publishAll = async <DB, A>(
  trx: Handle<DB>,
  { name, payload, keyOf }: EventType<A>,
  events: readonly A[],
): Promise<void> => {
  if (events.length === 0) return
  const rows = JSON.stringify(events.map((event) => ({ key: keyOf(event), payload: payload.encode(event) })))
  await sql`
    insert into outbox_events (name, key, payload)
    select ${name}, event.key, event.payload
    from json_to_recordset(${rows}::json) as event (key text, payload json)`.execute(trx)
}

/** Who takes events of one type, in batches and in order per key. */
export interface Consumer<DB extends OutboxTables> {
  /** `<module>.<what it does>`, e.g. `goods.sales`. What waits for it is kept by this name. */
  readonly name: string
  readonly event: string
  /** Events taken in one transaction. */
  readonly batchSize: number
  /** @throws when the events cannot be taken now; what was written is rolled back, and they come again later */
  readonly take: (trx: Reader<DB>, payloads: readonly unknown[], now: Date) => Promise<void>
}

const DEFAULT_BATCH_SIZE = 100

export interface ConsumerOf<DB, A> {
  readonly name: string
  readonly of: EventType<A>
  readonly batchSize?: number
  /**
   * Takes events in the transaction in which they are marked as taken: what it writes into the database happens once.
   * What it does elsewhere may happen again.
   */
  readonly take: (trx: Reader<DB>, events: readonly A[], now: Date) => Promise<void>
}

const decode = <A>({ name, payload }: EventType<A>, value: unknown): A => {
  const decoded = payload.decode(value)
  if (E.isRight(decoded)) return decoded.right
  const fields = decoded.left.map(({ context }) => context.map(({ key }) => key).join('.'))
  throw new Error(`An event ${name} cannot be read: ${[...new Set(fields)].join(', ')}`)
}

export const consumer = <DB extends OutboxTables, A>({
  name,
  of,
  batchSize = DEFAULT_BATCH_SIZE,
  take,
}: ConsumerOf<DB, A>): Consumer<DB> => ({
  name,
  event: of.name,
  batchSize,
  take: (trx, payloads, now) =>
    take(
      trx,
      payloads.map((payload) => decode(of, payload)),
      now,
    ),
})
