import { type Kysely, sql } from 'kysely'

/** What the audit log is searched by, each in the order of its pages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index audit_log_action on audit_log (action, at, id)`.execute(db)
  await sql`create index audit_log_source on audit_log (source, at, id)`.execute(db)
  await sql`create index audit_log_object_type on audit_log (object_type, at, id)`.execute(db)
  await sql`create index audit_log_object_id on audit_log (object_id, at, id)`.execute(db)
  await sql`create index audit_log_actor_name on audit_log (lower(actor), at, id)`.execute(db)
  await sql`create index audit_log_request on audit_log (request_id) where request_id is not null`.execute(db)
}
