import { type Kysely, sql } from 'kysely'

/** What operations need to mend openings, to decide on slips, and to refund. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_lines add column provision_error text`.execute(db)
  await sql`
    alter table remittance_slips
      add column status text not null default 'waiting',
      add column waiting_since timestamptz,
      add column decided_at timestamptz,
      add column reason text`.execute(db)
  await sql`update remittance_slips set waiting_since = uploaded_at`.execute(db)
  await sql`alter table remittance_slips alter column waiting_since set not null`.execute(db)
  await sql`
    update remittance_slips set status = 'confirmed'
    from orders where orders.id = order_id and orders.status in ('paid', 'refunded')`.execute(db)
  await sql`create index remittance_slips_uploaded on remittance_slips (uploaded_at, order_id)`.execute(db)
  await sql`alter table ledger_entries add column payment_id text`.execute(db)
  await sql`
    update ledger_entries set payment_id = pay_sessions.id
    from pay_sessions
    where pay_sessions.order_id = ledger_entries.order_id and channel = provider and state = 'paid'`.execute(
    db,
  )
  await sql`
    create table refund_requests (
      id text primary key,
      order_id text not null references orders (id),
      user_id text not null references users (id),
      status text not null,
      reason text not null,
      asked_at timestamptz not null,
      decided_at timestamptz,
      decision text
    )`.execute(db)
  await sql`
    create unique index refund_requests_asked on refund_requests (order_id) where status = 'asked'`.execute(
    db,
  )
  await sql`create index refund_requests_at on refund_requests (asked_at, id)`.execute(db)
  await sql`create index refunds_created on refunds (created_at, id)`.execute(db)
  await sql`create index orders_created on orders (created_at, id)`.execute(db)
  await sql`create index orders_paid on orders (paid_at, id) where paid_at is not null`.execute(db)
}
