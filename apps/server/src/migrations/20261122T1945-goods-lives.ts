import { type Kysely, sql } from 'kysely'

const createLives = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table goods_lives (
      goods_id text primary key,
      shop_id text not null references shops,
      kind text not null,
      name json not null,
      shelf text not null check (shelf in ('unlisted', 'awaiting', 'executing', 'on', 'off', 'forcedOff', 'failed')),
      review text not null check (review in ('draft', 'pending', 'revoked', 'refused', 'passed')),
      shelf_reason text,
      review_reason text,
      featured_at timestamptz,
      shelf_at timestamptz,
      catalogue_item_id text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(db)
  await sql`create index goods_lives_shop on goods_lives (shop_id, changed_at, goods_id) where deleted_at is null`.execute(
    db,
  )
  await sql`create index goods_lives_published on goods_lives (changed_at, goods_id)
    where deleted_at is null and shelf <> 'unlisted'`.execute(db)
  await sql`create index goods_lives_waiting on goods_lives (shelf_at) where shelf in ('awaiting', 'executing')`.execute(
    db,
  )
  await sql`
    insert into goods_lives (goods_id, shop_id, kind, name, shelf, review, created_at, changed_at)
    select id, shop_id, kind, card->'name', case when display then 'on' else 'off' end, 'passed', listed_at, listed_at
    from goods`.execute(db)
}

const createSteps = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table goods_steps (
      goods_id text not null references goods_lives,
      seq integer not null,
      event text not null,
      shelf text not null,
      review text not null,
      actor_id text references users,
      actor text not null,
      is_staff boolean not null,
      reason text,
      at timestamptz not null,
      primary key (goods_id, seq)
    )`.execute(db)
}

/** No call wrote applications before: those that are there are of the demonstration, without a revision to decide on. */
const changeApplications = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from goods_applications`.execute(db)
  await sql`alter table goods_applications
    add column base json,
    add column changed_fields integer not null,
    add column answers json not null`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createLives(db)
  await createSteps(db)
  await changeApplications(db)
}
