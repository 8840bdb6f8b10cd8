import { type Kysely, sql } from 'kysely'

/** The level of a merchant, which operations change (W27); it begins at the lowest. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table retailers
      add column level text not null default 'normal' check (level in ('normal', 'fine', 'excellent'))`.execute(
    db,
  )
}
