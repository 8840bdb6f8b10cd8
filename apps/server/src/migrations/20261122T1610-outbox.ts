import { type Kysely, sql } from 'kysely'

/** Events that are published and not yet assigned to their consumers, and what each consumer has still to take. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table outbox_events (
      id bigint primary key generated always as identity,
      name text not null,
      key text not null,
      payload json not null,
      published_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table outbox_deliveries (
      consumer text not null,
      event_id bigint not null,
      key text not null,
      payload json not null,
      published_at timestamptz not null,
      due_at timestamptz not null,
      tries integer not null default 0,
      error text,
      primary key (consumer, event_id)
    )`.execute(db)
  // Finds what waits behind a delivery that failed.
  await sql`create index outbox_deliveries_key on outbox_deliveries (consumer, key, event_id)`.execute(db)
}
