import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  isInvitationOver,
  MAX_GROUP_MEMBERS,
  MAX_INVITATIONS,
  type teamEndpoints,
} from '@compute-mall/core/team'
import { actorOf, audit } from '../audit/index.ts'
import {
  addMember,
  groupFor,
  lockGroup,
  lockNamed,
  makeLeader,
  memberAccountsOf,
  membersOf,
  removeMember,
  type Sessions,
} from '../identity/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import {
  countWaiting,
  endInvitation,
  invitationsOf,
  lockInvitation,
  sendInvitation,
} from './store/invitations.ts'
import { moveRequest, waitingOf } from './store/requests.ts'

type GroupCall =
  | 'memberAccounts'
  | 'invitations'
  | 'invite'
  | 'acceptInvitation'
  | 'declineInvitation'
  | 'withdrawInvitation'
  | 'removeMember'
  | 'leave'
  | 'handOver'

type Caller = Context<SessionUser>

/** The group that the caller leads, locked. Refusals: SYS10002 for a stranger, GROUP10001 for a member. */
const lockLed = async (trx: Db, groupId: string, userId: string) => {
  const group = await lockGroup(trx, groupId, userId)
  if (group === null) return E.left(refusals.notFound())
  return group.isLeader ? E.right(group) : E.left(refusals.onlyLeader())
}

const note = (groupId: string, action: string) => ({ action, object: { type: 'group', id: groupId } })

/** Who leaves a group takes back what they asked its leader for. */
const takeOut = async (trx: Db, groupId: string, userId: string, at: Date): Promise<void> => {
  await removeMember(trx, groupId, userId)
  for (const { id, group_id } of await waitingOf(trx, userId))
    if (group_id === groupId)
      await moveRequest(trx, { id, state: 'asked' }, { event: 'request.withdrawn', deciderId: userId, at })
}

/** A group is its people's: to others it is not there, and its leader alone changes it (width 2.7, test S1). */
export const groupHandlers = (
  { db }: Platform,
  sessions: Sessions,
): Pick<Handlers<typeof teamEndpoints>, GroupCall> => {
  /** Answers an invitation to the caller. */
  const answer = (
    invitationId: string,
    event: 'invitation.accepted' | 'invitation.declined',
    context: Caller,
  ) =>
    context.transact(async (trx) => {
      const { user, now } = context
      const seen = await lockInvitation(trx, invitationId)
      if (seen?.user_id !== user.id) return E.left(refusals.notFound())
      const isOver = seen.state !== 'sent' || isInvitationOver(seen.sent_at.toISOString(), now.getTime())
      if (isOver) return E.left(refusals.invitationOver())
      if (event === 'invitation.accepted') {
        const already = await lockGroup(trx, seen.group_id, user.id)
        const members = await membersOf(trx, seen.group_id)
        if (members.length >= MAX_GROUP_MEMBERS)
          return E.left(refusals.groupFull({ most: MAX_GROUP_MEMBERS }))
        if (already === null) await addMember(trx, seen.group_id, user.id)
        await audit(trx, actorOf(context, 'user'), {
          ...note(seen.group_id, 'group.joined'),
          after: { userId: user.id, userName: user.userName },
        })
      }
      await endInvitation(trx, seen, event, now)
      return E.right(await invitationsOf(trx, user.id, now))
    })

  return {
    memberAccounts: async ({ query: { groupId } }, { user, language }) => {
      const group = await groupFor(db, groupId, user.id)
      if (group === null) return E.left(refusals.notFound())
      if (!group.isLeader) return E.left(refusals.onlyLeader())
      return E.right(await memberAccountsOf(db, groupId, language))
    },

    invitations: async (_, { user, now }) => E.right(await invitationsOf(db, user.id, now)),

    invite: async ({ body: { groupId, userName } }, context) =>
      context.transact(async (trx) => {
        const { user, now } = context
        const led = await lockLed(trx, groupId, user.id)
        if (E.isLeft(led)) return led
        const members = await membersOf(trx, groupId)
        const waiting = await countWaiting(trx, groupId, now)
        if (waiting >= MAX_INVITATIONS || members.length + waiting >= MAX_GROUP_MEMBERS)
          return E.left(refusals.groupFull({ most: MAX_GROUP_MEMBERS }))
        const found = await lockNamed(trx, userName.trim())
        const isIn = members.some(({ id }) => id === found?.id)
        if (found === undefined || found.role_type === 'manager' || isIn)
          return E.left(refusals.notToBeInvited({ userName: userName.trim() }))
        const invited = { groupId, userId: found.id, inviterId: user.id, now }
        const id = await sendInvitation(trx, invited)
        if (id !== null)
          await notify(trx, {
            userIds: [found.id],
            kind: 'teamInvited',
            eventId: `teamInvited:${id}`,
            subjectId: groupId,
            details: { leader: user.userName, group: led.right.name },
            now,
          })
        return E.right(await invitationsOf(trx, user.id, now))
      }),

    acceptInvitation: async ({ params: { invitationId } }, context) => {
      const joined = await answer(invitationId, 'invitation.accepted', context)
      sessions.forget(context.user.id)
      return joined
    },

    declineInvitation: ({ params: { invitationId } }, context) =>
      answer(invitationId, 'invitation.declined', context),

    withdrawInvitation: ({ params: { invitationId } }, context) =>
      context.transact(async (trx) => {
        const { user, now } = context
        const seen = await lockInvitation(trx, invitationId)
        const group = seen === undefined ? null : await groupFor(trx, seen.group_id, user.id)
        if (seen === undefined || group === null) return E.left(refusals.notFound())
        if (!group.isLeader) return E.left(refusals.onlyLeader())
        const isDone = await endInvitation(trx, seen, 'invitation.withdrawn', now)
        return isDone ? E.right(await invitationsOf(trx, user.id, now)) : E.left(refusals.invitationOver())
      }),

    removeMember: async ({ body: { groupId, userId } }, context) => {
      const removed = await context.transact(async (trx) => {
        const { user, now } = context
        const led = await lockLed(trx, groupId, user.id)
        if (E.isLeft(led)) return led
        const found = (await membersOf(trx, groupId)).find(({ id }) => id === userId)
        if (found === undefined) return E.left(refusals.notFound())
        if (found.isLeader) return E.left(refusals.leaderStays())
        await takeOut(trx, groupId, userId, now)
        await audit(trx, actorOf(context, 'user'), {
          ...note(groupId, 'group.removed'),
          before: { userId, userName: found.name },
        })
        await notify(trx, {
          userIds: [userId],
          kind: 'teamRemoved',
          eventId: `teamRemoved:${groupId}:${userId}:${now.getTime()}`,
          subjectId: groupId,
          details: { group: led.right.name },
          now,
        })
        return E.right({ groupId })
      })
      sessions.forget(userId)
      return removed
    },

    leave: async ({ body: { groupId } }, context) => {
      const left = await context.transact(async (trx) => {
        const { user, now } = context
        const group = await lockGroup(trx, groupId, user.id)
        if (group === null) return E.left(refusals.notFound())
        if (group.isLeader) return E.left(refusals.leaderStays())
        await takeOut(trx, groupId, user.id, now)
        await audit(trx, actorOf(context, 'user'), {
          ...note(groupId, 'group.left'),
          before: { userId: user.id, userName: user.userName },
        })
        return E.right({ groupId })
      })
      sessions.forget(context.user.id)
      return left
    },

    handOver: async ({ body: { groupId, userId } }, context) => {
      const done = await context.transact(async (trx) => {
        const { user, now } = context
        const led = await lockLed(trx, groupId, user.id)
        if (E.isLeft(led)) return led
        const members = await membersOf(trx, groupId)
        const next = members.find(({ id }) => id === userId)
        if (next === undefined) return E.left(refusals.notFound())
        if (next.isLeader) return E.right({ groupId })
        await makeLeader(trx, groupId, userId)
        await audit(trx, actorOf(context, 'user'), {
          ...note(groupId, 'group.handedOver'),
          before: { userId: user.id, userName: user.userName },
          after: { userId, userName: next.name },
        })
        await notify(trx, {
          userIds: members.map(({ id }) => id).filter((id) => id !== user.id),
          kind: 'teamLeaderChanged',
          eventId: `teamLeaderChanged:${groupId}:${now.getTime()}`,
          subjectId: groupId,
          details: { group: led.right.name, leader: next.name },
          now,
        })
        return E.right({ groupId })
      })
      sessions.forget(context.user.id)
      sessions.forget(userId)
      return done
    },
  }
}
