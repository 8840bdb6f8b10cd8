import { type Kysely, sql } from 'kysely'

/** Up-only: reviews are reported, once by each person, and hidden or kept by operations. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table reviews add column hidden_at timestamptz`.execute(db)
  await sql`
    create table reported_reviews (
      id text primary key references reviews,
      state text not null check (state in ('open', 'hidden', 'kept')),
      reported_at timestamptz not null,
      decided_at timestamptz,
      decider_id text references users,
      decision text,
      check ((state = 'open') = (decided_at is null))
    )`.execute(db)
  await sql`create index reported_reviews_state on reported_reviews (state, reported_at, id)`.execute(db)
  await sql`create index reported_reviews_at on reported_reviews (reported_at, id)`.execute(db)
  await sql`
    create table review_reports (
      review_id text not null references reported_reviews,
      reporter_id text not null references users,
      side text not null check (side in ('shop', 'customer')),
      reason text not null check (reason in ('insult', 'advertising', 'personal', 'untrue', 'other')),
      text text not null,
      at timestamptz not null,
      primary key (review_id, reporter_id)
    )`.execute(db)
}
