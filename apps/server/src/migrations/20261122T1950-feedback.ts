import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table feedback (
      id text primary key,
      number text not null unique,
      user_id text references users,
      kind text not null check (kind in ('fault', 'suggestion', 'complaint', 'consultation', 'other')),
      text text not null,
      page text not null,
      entrance text not null,
      service text check (service in ('ai', 'container', 'ecs', 'hpc')),
      contact_sealed bytea not null,
      state text not null check (state in ('received', 'inProgress', 'answered', 'closed')),
      answer text,
      answered_at timestamptz,
      note text not null default '',
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index feedback_state on feedback (state, created_at, id)`.execute(db)
  await sql`create index feedback_created on feedback (created_at, id)`.execute(db)
  await sql`create index feedback_user on feedback (user_id, created_at, id)`.execute(db)
  await sql`
    create table feedback_steps (
      feedback_id text not null references feedback,
      seq integer not null,
      event text not null,
      from_state text not null,
      to_state text not null,
      actor_id text not null references users,
      text text,
      at timestamptz not null,
      primary key (feedback_id, seq)
    )`.execute(db)
  await sql`
    create table feedback_pictures (
      id text primary key,
      feedback_id text references feedback,
      content_type text not null,
      sealed bytea not null,
      uploaded_at timestamptz not null
    )`.execute(db)
  await sql`create index feedback_pictures_feedback on feedback_pictures (feedback_id)`.execute(db)
}
