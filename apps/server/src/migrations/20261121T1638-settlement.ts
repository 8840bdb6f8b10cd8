import { type Kysely, sql } from 'kysely'

const createApplications = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table settlement_applications (
      id text primary key,
      user_id text not null references users,
      request_key text not null,
      status text not null check (status in ('NOT_APPLY', 'IN_REVIEW', 'APPROVED', 'REJECTED')),
      applicant_type text not null check (applicant_type in ('ENTERPRISE', 'PERSONAL')),
      real_name text not null,
      shop_name text not null,
      document json not null,
      identification_sealed bytea not null,
      bank_account_sealed bytea not null,
      reject_reason text,
      applied_at timestamptz not null,
      reviewed_at timestamptz,
      unique (user_id, request_key)
    )`.execute(db)
  await sql`create index settlement_applications_user on settlement_applications (user_id, applied_at desc, id desc)`.execute(
    db,
  )
  await sql`create index settlement_applications_list on settlement_applications (applied_at desc, id desc)`.execute(
    db,
  )
  await sql`
    create unique index settlement_applications_open on settlement_applications (user_id)
    where status in ('IN_REVIEW', 'APPROVED')`.execute(db)
  await sql`
    create table settlement_steps (
      application_id text not null references settlement_applications,
      seq smallint not null,
      event text not null,
      from_status text not null,
      to_status text not null,
      actor_id text not null references users,
      reason text,
      at timestamptz not null,
      primary key (application_id, seq)
    )`.execute(db)
}

/** What no two merchants share is held while an application is in review or approved. */
const createClaims = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table settlement_claims (
      item text not null,
      fingerprint text not null,
      application_id text not null references settlement_applications,
      primary key (item, fingerprint)
    )`.execute(db)
  await sql`create index settlement_claims_application on settlement_claims (application_id)`.execute(db)
  await sql`
    create table settlement_pictures (
      id text primary key,
      user_id text not null references users,
      use text not null check (use in ('certificationImg', 'logoImg')),
      content_type text not null,
      sealed bytea not null,
      application_id text references settlement_applications,
      uploaded_at timestamptz not null
    )`.execute(db)
  await sql`create index settlement_pictures_user on settlement_pictures (user_id)`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table vault_hash_key (one boolean primary key default true check (one), key_id text not null)`.execute(
    db,
  )
  await createApplications(db)
  await createClaims(db)
  await sql`
    create table retailers (
      id text primary key,
      shop_id text not null unique references shops,
      owner_id text not null references users,
      application_id text not null unique references settlement_applications,
      applicant_type text not null,
      period text not null,
      created_at timestamptz not null
    )`.execute(db)
}
