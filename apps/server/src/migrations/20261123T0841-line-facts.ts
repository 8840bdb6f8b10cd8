import { type Kysely, sql } from 'kysely'

/**
 * What lines are searched and summed by stands beside their document: reading it out of JSON took most of the time of a
 * customer with 10,000 orders.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_lines
      add column kind text generated always as (document->>'kind') stored,
      add column center_id text generated always as (document->>'clusterId') stored,
      add column center_name text generated always as (document->>'centerName') stored,
      add column subtotal numeric(14, 2) generated always as ((document->>'subtotal')::numeric) stored,
      add column names text generated always as (
        coalesce(document->'name'->>'zh', '') || chr(10) || coalesce(document->'name'->>'en', '')) stored,
      add column shop_names text generated always as (
        coalesce(document->'shopName'->>'zh', '') || chr(10) || coalesce(document->'shopName'->>'en', '')) stored`.execute(
    db,
  )
}
