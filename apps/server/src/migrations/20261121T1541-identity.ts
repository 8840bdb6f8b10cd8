import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table users (
      id text primary key,
      user_name text not null,
      password_hash text not null,
      user_label_id text not null,
      saler_full_name text,
      role_type text not null check (role_type in ('common', 'manager')),
      role_ids text[] not null default '{}',
      user_type text check (user_type = 'agent'),
      nonpre_role_codes text[] not null default '{}',
      highest_role_level integer not null,
      language text not null,
      retailer_id text,
      phone text,
      phone_verified boolean not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create unique index users_user_name on users (lower(user_name))`.execute(db)
  await sql`create unique index users_verified_phone on users (phone) where phone_verified`.execute(db)
  await sql`
    create table groups (id text primary key, account_name text not null, created_at timestamptz not null)`.execute(
    db,
  )
  await sql`
    create table group_members (
      group_id text not null references groups,
      user_id text not null references users,
      is_leader boolean not null,
      primary key (user_id, group_id)
    )`.execute(db)
  await sql`create index group_members_group on group_members (group_id)`.execute(db)
  await sql`
    create table cluster_accounts (
      cluster_id text not null,
      center_name_zh text not null,
      center_name_en text not null,
      user_id text not null references users,
      cluster_user_name text not null,
      member_type text not null check (member_type in ('Member', 'Leader')),
      status text not null check (status in ('Normal', 'Disable')),
      primary key (user_id, cluster_id)
    )`.execute(db)
  await sql`
    create table sessions (
      id_hash text primary key,
      user_id text not null references users,
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db)
  await sql`create index sessions_user on sessions (user_id)`.execute(db)
  await sql`
    create table phone_codes (
      user_id text primary key references users,
      phone text not null,
      code_hash text not null,
      wrong_tries integer not null default 0,
      created_at timestamptz not null
    )`.execute(db)
}
