import { type Kysely, sql } from 'kysely'

/** Exactly one leader of a group, invitations into it, and what members ask the leader to buy. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create unique index group_members_leader on group_members (group_id) where is_leader`.execute(db)
  await sql`
    create table group_invitations (
      id text primary key,
      group_id text not null references groups,
      user_id text not null references users,
      inviter_id text not null references users,
      state text not null check (state in ('sent', 'accepted', 'declined', 'withdrawn', 'expired')),
      sent_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`
    create unique index group_invitations_sent on group_invitations (group_id, user_id)
      where state = 'sent'`.execute(db)
  await sql`create index group_invitations_user on group_invitations (user_id) where state = 'sent'`.execute(
    db,
  )
  await sql`
    create table team_requests (
      id text primary key,
      group_id text not null references groups,
      member_id text not null references users,
      state text not null check (state in ('asked', 'bought', 'declined', 'withdrawn', 'outdated')),
      choice jsonb not null,
      line jsonb not null,
      total numeric(20, 2) not null,
      note text not null,
      asked_at timestamptz not null,
      decided_at timestamptz,
      decider_id text references users,
      reason text,
      order_id text references orders
    )`.execute(db)
  await sql`create index team_requests_group on team_requests (group_id, asked_at, id)`.execute(db)
  await sql`create index team_requests_member on team_requests (member_id, asked_at, id)`.execute(db)
  await sql`create index team_requests_order on team_requests (order_id) where order_id is not null`.execute(
    db,
  )
  await sql`create index team_requests_asked on team_requests (asked_at) where state = 'asked'`.execute(db)
}
