import { type Kysely, sql } from 'kysely'

/** A picture belongs to each submission that it was handed in with, not to the last one alone. */
const linkPictures = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table settlement_application_pictures (
      application_id text not null references settlement_applications,
      use text not null check (use in ('certificationImg', 'logoImg')),
      picture_id text not null references settlement_pictures,
      primary key (application_id, use)
    )`.execute(db)
  await sql`create index settlement_application_pictures_picture on settlement_application_pictures (picture_id)`.execute(
    db,
  )
  await sql`
    insert into settlement_application_pictures (application_id, use, picture_id)
    select application.id, picture.use, picture.id
    from settlement_applications as application
    join settlement_pictures as picture
      on picture.user_id = application.user_id
      and picture.id = application.document ->> picture.use`.execute(db)
  await sql`alter table settlement_pictures drop column application_id`.execute(db)
}

/** What was submitted before there were marks gets one: of its number among those of its applicant. */
const markSubmissions = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into submissions (id, kind, subject_id, number, revision, hash, submitted_by, submitted_at, due_at, closed_at)
    select id, 'settlement', user_id, number, number, md5(document::text), user_id, applied_at,
      applied_at + interval '5 days',
      case when status = 'IN_REVIEW' then null else coalesce(reviewed_at, applied_at) end
    from (
      select *, row_number() over (partition by user_id order by applied_at, id) as number
      from settlement_applications) as application`.execute(db)
}

const freezeApplications = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function refuse_application_change() returns trigger language plpgsql as $$
    begin
      if (new.id, new.user_id, new.request_key, new.document::text, new.identification_sealed,
          new.bank_account_sealed, new.changed_fields::text, new.answers::text, new.applied_at)
        is distinct from
        (old.id, old.user_id, old.request_key, old.document::text, old.identification_sealed,
          old.bank_account_sealed, old.changed_fields::text, old.answers::text, old.applied_at)
      then raise exception 'what was submitted never changes'; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger settlement_applications_never_change before update on settlement_applications
    for each row execute function refuse_application_change()`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await linkPictures(db)
  await markSubmissions(db)
  await sql`
    alter table settlement_applications
      add column previous_id text references settlement_applications,
      add column changed_fields json not null default '[]',
      add column answers json not null default '{}'`.execute(db)
  await sql`create index submissions_due on submissions (kind, due_at, id)`.execute(db)
  await freezeApplications(db)
}
