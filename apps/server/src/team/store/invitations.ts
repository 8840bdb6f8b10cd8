import {
  allowedInvitationEvents,
  INVITATION_LIFE_MS,
  type Invitation,
  type InvitationEventName,
  type Invitations,
  isInvitationOver,
  nextInvitationState,
} from '@compute-mall/core/team'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { write } from './write.ts'

/** Invitations that wait at `now`. */
const selectWaiting = (db: Db, now: Date) =>
  db
    .selectFrom('group_invitations as invitation')
    .innerJoin('groups', 'groups.id', 'invitation.group_id')
    .innerJoin('users as invited', 'invited.id', 'invitation.user_id')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.inviter_id')
    .select([
      'invitation.id',
      'invitation.group_id',
      'invitation.user_id',
      'invitation.state',
      'invitation.sent_at',
      'groups.account_name',
      'invited.user_name',
      'inviter.user_name as leader_name',
    ])
    .where('invitation.state', '=', 'sent')
    .where('invitation.sent_at', '>', new Date(now.getTime() - INVITATION_LIFE_MS))
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id')

type Row = Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number]

const invitationOf = (row: Row): Invitation => ({
  invitationId: row.id,
  groupId: row.group_id,
  groupName: row.account_name,
  leaderName: row.leader_name,
  userName: row.user_name,
  state: row.state,
  sentTime: row.sent_at.toISOString(),
  expireTime: new Date(row.sent_at.getTime() + INVITATION_LIFE_MS).toISOString(),
})

/** Invitations that wait: to a user, and of the groups that they lead. */
export const invitationsOf = async (db: Db, userId: string, now: Date): Promise<Invitations> => {
  const received = await selectWaiting(db, now).where('invitation.user_id', '=', userId).execute()
  const sent = await selectWaiting(db, now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('group_members')
          .select(sql`1`.as('one'))
          .whereRef('group_members.group_id', '=', 'invitation.group_id')
          .where('group_members.user_id', '=', userId)
          .where('is_leader', '=', true),
      ),
    )
    .execute()
  return { received: received.map(invitationOf), sent: sent.map(invitationOf) }
}

/** How many invitations of a group wait. */
export const countWaiting = async (db: Db, groupId: string, now: Date): Promise<number> =>
  (await selectWaiting(db, now).where('invitation.group_id', '=', groupId).execute()).length

/** Sends an invitation; one that waits already is left as it is, one that is over gives way. @returns its id, or null */
export const sendInvitation = async (
  trx: Db,
  {
    groupId,
    userId,
    inviterId,
    now,
  }: { readonly groupId: string; readonly userId: string; readonly inviterId: string; readonly now: Date },
): Promise<string | null> => {
  const waiting = await trx
    .selectFrom('group_invitations')
    .select(['id', 'sent_at', 'state'])
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  if (waiting !== undefined) {
    if (!isInvitationOver(waiting.sent_at.toISOString(), now.getTime())) return null
    await endInvitation(trx, waiting, 'invitation.expired', now)
  }
  const id = newId()
  await write(trx)
    .insertInto('group_invitations')
    .values({
      id,
      group_id: groupId,
      user_id: userId,
      inviter_id: inviterId,
      state: 'sent',
      sent_at: now,
      ended_at: null,
    })
    .execute()
  return id
}

/** An invitation, locked until the transaction ends. */
export const lockInvitation = (trx: Db, id: string) =>
  trx.selectFrom('group_invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type Locked = Pick<NonNullable<Awaited<ReturnType<typeof lockInvitation>>>, 'id' | 'state'>

/** Moves a locked invitation along its chart. @returns false where that does not allow it */
export const endInvitation = async (
  trx: Db,
  { id, state }: Locked,
  event: InvitationEventName,
  at: Date,
): Promise<boolean> => {
  if (!allowedInvitationEvents(state).includes(event)) return false
  await write(trx)
    .updateTable('group_invitations')
    .set({ state: nextInvitationState(state, event), ended_at: at })
    .where('id', '=', id)
    .execute()
  return true
}
