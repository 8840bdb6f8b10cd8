import { type Kysely, sql } from 'kysely'

/** Up-only: what waits in a queue is found by how long it has waited, and what is counted or looked through is not read. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The oldest of a queue, and its pages under the filter to which the home leads.
  await sql`create index remittance_slips_waiting on remittance_slips (status, waiting_since, order_id)`.execute(
    db,
  )
  await sql`create index remittance_slips_status on remittance_slips (status, uploaded_at, order_id)`.execute(
    db,
  )
  await sql`create index refund_requests_status on refund_requests (status, asked_at, id)`.execute(db)
  await sql`create index refunds_open on refunds (created_at, id) where done_at is null`.execute(db)
  await sql`create index invoices_state on invoices (state, asked_at, id)`.execute(db)
  await sql`create index statements_closed on statements (status, closed_at, id)`.execute(db)
  // The days of a shop's home lie at the end of its statements.
  await sql`create index statements_until on statements (shop_id, until_day)`.execute(db)
  // Names are looked through without the rows that they stand in.
  await sql`create index invoices_text on invoices (search_text, id)`.execute(db)
  await sql`create index users_text on users (search_text, id)`.execute(db)
  // Rows of lists are counted without reading the forms and orders that they show.
  await sql`create index settlement_applications_listed on settlement_applications (id, status)
    where status <> 'NOT_APPLY'`.execute(db)
  await sql`create index submissions_ids on submissions (kind, id)`.execute(db)
  await sql`create index orders_counted on orders (id) include (user_id, status)`.execute(db)
}
