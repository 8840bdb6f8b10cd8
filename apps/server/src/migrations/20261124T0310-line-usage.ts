import { type Kysely, sql } from 'kysely'

/** How much of an amount is used up, as the centre measures it, and of how many percent its owner was told. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_lines
    add column used numeric(14, 2),
    add column used_at timestamptz,
    add column use_told integer`.execute(db)
  await sql`
    create index order_lines_metered on order_lines (used_at)
      where provision_status = 'open' and renews is null
        and document->>'billingType' = 'ONCE' and document->>'unit' in ('coreHour', 'cardHour')`.execute(db)
}
