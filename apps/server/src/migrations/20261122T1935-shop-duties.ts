import { type Kysely, sql } from 'kysely'

/** What somebody may do in the shop that they act for (W11): who has acted for one alone until now owns it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column shop_duties text[] not null default '{}'`.execute(db)
  await sql`
    update users set shop_duties = case when 'salesBusiness' = any (role_ids) then '{service}' else '{owner}' end::text[]
    where retailer_id is not null`.execute(db)
  await sql`create index users_retailer on users (retailer_id) where retailer_id is not null`.execute(db)
}
