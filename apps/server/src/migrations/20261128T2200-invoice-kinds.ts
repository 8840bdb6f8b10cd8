import { type Kysely, sql } from 'kysely'

/** Special invoices, and the files of issued invoices that were replaced. Notices name the type of their invoice. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table invoices add column special_sealed bytea`.execute(db)
  await sql`
    create table invoice_replacements (
      id text primary key,
      invoice_id text not null references invoices,
      sealed_file bytea not null,
      reason text not null,
      replaced_at timestamptz not null,
      replacer_id text references users
    )`.execute(db)
  await sql`create index invoice_replacements_invoice on invoice_replacements (invoice_id, replaced_at)`.execute(
    db,
  )
  await sql`
    update notices set details =
      (details::jsonb || '{"invoiceType": "增值税普通发票", "invoiceTypeEn": "Ordinary VAT invoice"}'::jsonb)::json
    where kind in ('invoiceIssued', 'invoiceRefused', 'invoiceCorrected')`.execute(db)
}
