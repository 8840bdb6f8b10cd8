import { type Kysely, sql } from 'kysely'

/**
 * Which versions of agreement and privacy policy somebody accepted by registering. Who registered before was asked for the
 * agreement alone, in the version that held then.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column agreed_agreement text, add column agreed_privacy text`.execute(db)
  await sql`
    update users set agreed_agreement = (
      select version from agreements where effective_at <= users.agreed_at order by effective_at desc limit 1
    ) where agreed_at is not null`.execute(db)
}
