import { E } from '@compute-mall/core/fp'
import { type Clock, HOUR_MS, SECOND_MS } from '@compute-mall/core/time'
import { type Selectable, sql } from 'kysely'
import type { Logger } from 'pino'
import { type Handle, isDatabaseAway, type Reader, transact } from '../database/index.ts'
import type { Job } from '../jobs.ts'
import type { Consumer } from './event.ts'
import type { OutboxDeliveryTable, OutboxTables } from './outbox.tables.ts'

type Delivery = Selectable<OutboxDeliveryTable>

export interface DispatcherParts<DB extends OutboxTables> {
  readonly db: Handle<DB>
  readonly clock: Clock
  readonly log: Logger
  readonly consumers: readonly Consumer<DB>[]
}

/** A delivery that failed is tried again after 1, 2, 4 ... seconds, at most after an hour, for ever. */
export const retryMs = (tries: number): number => Math.min(SECOND_MS * 2 ** Math.min(tries, 20), HOUR_MS)

/** Gives every published event to the consumers of its type; one without consumers is forgotten. */
const assign = async <DB extends OutboxTables>({ db, clock, consumers }: DispatcherParts<DB>) => {
  const known = JSON.stringify(consumers.map(({ name, event }) => ({ consumer: name, event })))
  await sql`
    with published as (delete from outbox_events returning *)
    insert into outbox_deliveries (consumer, event_id, key, payload, published_at, due_at)
    select known.consumer, published.id, published.key, published.payload, published.published_at, ${new Date(clock())}
    from published join json_to_recordset(${known}::json) as known (consumer text, event text)
      on known.event = published.name`.execute(db)
}

/** The next deliveries that are due, but for those behind an earlier one of the same key that waits. */
const lockDue = async <DB extends OutboxTables>(
  trx: Reader<DB>,
  consumer: string,
  now: Date,
  limit: number,
): Promise<readonly Delivery[]> => {
  const { rows } = await sql<Delivery>`
    select * from outbox_deliveries as delivery
    where consumer = ${consumer} and due_at <= ${now} and not exists (
      select from outbox_deliveries as earlier
      where earlier.consumer = delivery.consumer and earlier.key = delivery.key
        and earlier.event_id < delivery.event_id and earlier.due_at > ${now})
    order by event_id limit ${limit} for update`.execute(trx)
  return rows
}

const forget = async <DB extends OutboxTables>(
  trx: Reader<DB>,
  consumer: string,
  taken: readonly Delivery[],
): Promise<void> => {
  await sql`
    delete from outbox_deliveries
    where consumer = ${consumer} and event_id = any(${taken.map(({ event_id }) => event_id)}::bigint[])`.execute(
    trx,
  )
}

const postpone = async <DB extends OutboxTables>(
  { db, clock, log }: DispatcherParts<DB>,
  { consumer, event_id, key, tries }: Delivery,
  failure: unknown,
): Promise<void> => {
  log.error({ err: failure, consumer, event: event_id, key, tries: tries + 1 }, 'an event was not taken')
  await sql`
    update outbox_deliveries
    set tries = tries + 1, error = ${String(failure)}, due_at = ${new Date(clock() + retryMs(tries))}
    where consumer = ${consumer} and event_id = ${event_id}`.execute(db)
}

/**
 * Delivers one batch: what the consumer writes and the mark that the events are taken are one transaction. A batch that
 * fails is delivered one by one, so that one event alone waits.
 * @returns how many were taken or put off
 */
const deliver = async <DB extends OutboxTables>(
  parts: DispatcherParts<DB>,
  consumer: Consumer<DB>,
  limit = consumer.batchSize,
): Promise<number> => {
  let batch: readonly Delivery[] = []
  try {
    await transact(parts.db, async (trx) => {
      const now = new Date(parts.clock())
      batch = await lockDue(trx, consumer.name, now, limit)
      if (batch.length === 0) return E.right(undefined)
      await consumer.take(
        trx,
        batch.map(({ payload }) => payload),
        now,
      )
      return E.right(await forget(trx, consumer.name, batch))
    })
  } catch (failure) {
    const [first] = batch
    if (first === undefined || isDatabaseAway(failure)) throw failure
    if (batch.length > 1) for (const _ of batch) await deliver(parts, consumer, 1)
    else await postpone(parts, first, failure)
  }
  return batch.length
}

/**
 * Delivers everything that is due: at least once, in order per key, each consumer for itself. One process at a time
 * does it; a second one would wait for the rows of the first and find them gone.
 */
export const dispatch = async <DB extends OutboxTables>(parts: DispatcherParts<DB>): Promise<void> => {
  await assign(parts)
  for (const consumer of parts.consumers) while ((await deliver(parts, consumer)) > 0);
}

/** What is published is looked for so often. */
const EVERY_MS = SECOND_MS / 2

export const outboxJob = <DB extends OutboxTables>(
  { db, clock, log }: Omit<DispatcherParts<DB>, 'consumers'>,
  consumers: readonly Consumer<DB>[],
): Job => ({ name: 'outbox', everyMs: EVERY_MS, work: () => dispatch({ db, clock, log, consumers }) })
