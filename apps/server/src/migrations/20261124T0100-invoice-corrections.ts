import { type Kysely, sql } from 'kysely'

/** The red-letter invoices by which finance corrected issued invoices. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table invoice_corrections (
      id text primary key,
      invoice_id text not null references invoices,
      red_number text not null unique,
      amount numeric(20, 2) not null check (amount > 0),
      noted_at timestamptz not null,
      noter_id text not null references users
    )`.execute(db)
  await sql`create index invoice_corrections_invoice on invoice_corrections (invoice_id, noted_at)`.execute(
    db,
  )
}
