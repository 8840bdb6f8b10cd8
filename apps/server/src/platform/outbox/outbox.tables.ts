import type { Generated } from 'kysely'

/** An event that was published and is not yet assigned to its consumers. */
export interface OutboxEventTable {
  id: Generated<number>
  name: string
  /** Events of one key are delivered in the order in which they were published. */
  key: string
  /** Written as JSON. */
  payload: unknown
  published_at: Generated<Date>
}

/** What a consumer has still to take; the row goes in the transaction in which it is taken. */
export interface OutboxDeliveryTable {
  consumer: string
  event_id: number
  key: string
  payload: unknown
  published_at: Date
  /** Not before then: a delivery that failed waits. */
  due_at: Date
  tries: Generated<number>
  /** Why the last try failed. */
  error: string | null
}

export interface OutboxTables {
  outbox_events: OutboxEventTable
  outbox_deliveries: OutboxDeliveryTable
}
