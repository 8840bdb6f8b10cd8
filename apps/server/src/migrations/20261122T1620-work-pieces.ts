import { type Kysely, sql } from 'kysely'

/** Lines can be added and read, and nothing else, whoever the database takes us for. */
const createAuditLog = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table audit_log (
      id text primary key,
      at timestamptz not null,
      actor_id text references users,
      actor text not null,
      source text not null check (source in ('staff', 'seller', 'user', 'job')),
      role text not null,
      action text not null,
      object_type text not null,
      object_id text not null,
      before json,
      after json,
      reason text,
      request_id text
    )`.execute(db)
  await sql`create index audit_log_at on audit_log (at, id)`.execute(db)
  await sql`create index audit_log_object on audit_log (object_type, object_id, at, id)`.execute(db)
  await sql`create index audit_log_actor on audit_log (actor_id, at, id)`.execute(db)
  await sql`
    create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'the rows of % never change', tg_table_name; end $$`.execute(db)
  await sql`
    create trigger audit_log_is_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_change()`.execute(db)
}

const createNotices = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notices (
      id text primary key,
      user_id text not null references users,
      event_id text not null,
      kind text not null,
      subject_id text,
      details json not null,
      at timestamptz not null,
      read_at timestamptz,
      sms text check (sms in ('due', 'sent', 'none')) not null,
      unique (user_id, event_id)
    )`.execute(db)
  await sql`create index notices_user on notices (user_id, at, id)`.execute(db)
  await sql`create index notices_unread on notices (user_id) where read_at is null`.execute(db)
  await sql`create index notices_sms on notices (at) where sms = 'due'`.execute(db)
}

/** The mark of a submission never changes; what it stands for is kept, as unchangeable, by the module of its kind. */
const createReviews = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table submissions (
      id text primary key,
      kind text not null,
      subject_id text not null,
      number integer not null,
      revision integer not null,
      hash text not null,
      submitted_by text not null references users,
      submitted_at timestamptz not null,
      due_at timestamptz not null,
      closed_at timestamptz,
      unique (kind, subject_id, number)
    )`.execute(db)
  await sql`create index submissions_waiting on submissions (kind, due_at, id) where closed_at is null`.execute(
    db,
  )
  await sql`
    create function refuse_submission_change() returns trigger language plpgsql as $$
    begin
      if (new.id, new.kind, new.subject_id, new.number, new.revision, new.hash, new.submitted_by, new.submitted_at)
        is distinct from
        (old.id, old.kind, old.subject_id, old.number, old.revision, old.hash, old.submitted_by, old.submitted_at)
      then raise exception 'a submission never changes'; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger submissions_never_change before update on submissions
    for each row execute function refuse_submission_change()`.execute(db)
  await sql`
    create table submission_claims (
      submission_id text primary key references submissions,
      reviewer_id text not null references users,
      until timestamptz not null
    )`.execute(db)
  await sql`
    create table review_decisions (
      submission_id text not null references submissions,
      revision integer not null,
      event text not null,
      reviewer_id text not null references users,
      reason text,
      reasons json not null,
      at timestamptz not null,
      primary key (submission_id, revision)
    )`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createAuditLog(db)
  await createNotices(db)
  await createReviews(db)
  await sql`
    create table drafts (
      owner text not null,
      form text not null,
      revision integer not null,
      record json not null,
      saved_by text not null references users,
      saved_at timestamptz not null,
      primary key (owner, form)
    )`.execute(db)
  await sql`create index drafts_saved_at on drafts (saved_at)`.execute(db)
  await sql`
    create table calendar_exceptions (
      day date primary key,
      is_workday boolean not null,
      name text not null
    )`.execute(db)
}
