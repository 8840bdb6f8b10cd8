import { type chatEndpoints, chatUserInfoOf } from '@compute-mall/core/chat'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { GROUP_LIST_PAGE_SIZE } from '@compute-mall/core/identity'
import { actorOf, audit } from '../audit/index.ts'
import { accountOf, clusterAccountsOf, groupsOf, groupUsersOf, userInfoOf } from '../identity/index.ts'
import type { Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { callerNamed, servesShop, sideIn } from './callers.ts'
import { backgroundOf, buyerOf } from './store/background.ts'
import { openConversation } from './store/changes.ts'
import {
  addCannedReply,
  addNote,
  cannedRepliesOf,
  changeCannedReply,
  notesOf,
  orderCannedReplies,
  removeCannedReply,
  type StaffMember,
} from './store/desk.ts'
import { noteInboxSeen } from './store/firstSteps.ts'
import { conversationById, conversationsOf, historyBefore, remindersOf, unreadOf } from './store/queries.ts'
import { issueVisitor, visitorCookieOf, visitorOf } from './store/visitors.ts'
import { write } from './store/write.ts'

/** What is known of the groups that a user is in: their names, and who is in those that the user leads. */
const groupFacts = async ({ db }: Platform, userId: string) => {
  const { records } = await groupsOf(db, userId, { start: 0, limit: GROUP_LIST_PAGE_SIZE })
  const led = records.filter(({ isGroupLeader }) => isGroupLeader === 'Leader')
  const members = await Promise.all(led.map(({ groupId }) => groupUsersOf(db, userId, groupId)))
  return {
    groupNames: records.map(({ accountName }) => accountName),
    memberNames: members.flatMap((group) =>
      E.isRight(group) ? group.right.groupUsersInfos.map(({ userName }) => userName) : [],
    ),
  }
}

/** Spec section 7, Chat and customer-info. */
export const chatHandlers = (platform: Platform): Handlers<typeof chatEndpoints> => {
  const { config, db } = platform
  const cookieName = visitorCookieOf(config)

  const staffOf = ({ id, userName, retailerId, duties }: SessionUser): StaffMember | null =>
    retailerId === null || !duties.has('service') ? null : { id, userName, shopId: retailerId }

  /** The caller as one of those who answer in a conversation; null where they do not. */
  const servedBy = async (user: SessionUser, conversationId: string): Promise<StaffMember | null> => {
    const conversation = await conversationById(db, conversationId)
    return conversation !== undefined && sideIn({ id: user.id, user }, conversation) === 'staff'
      ? staffOf(user)
      : null
  }

  return {
    withBuyer: async ({ body: { lineId } }, { user, now }) => {
      const staff = staffOf(user)
      if (staff === null) return E.left(refusals.forbidden())
      const buyerId = await buyerOf(db, staff.shopId, lineId)
      if (buyerId === undefined) return E.left(refusals.notFound())
      const opened = await openConversation(db, buyerId, staff.shopId, now)
      return E.isLeft(opened) ? opened : E.right({ conversationId: opened.right.id })
    },

    remind: async ({ query }, { user, cookie }) => {
      const caller = await callerNamed(db, query.userId, user, cookie(cookieName))
      if (caller === null) return E.left(refusals.notFound())
      if (query.side !== 'staff') return E.right(await remindersOf(db, caller.id))
      const shopId = caller.user?.retailerId ?? null
      return shopId === null || !servesShop(caller, shopId)
        ? E.left(refusals.forbidden())
        : E.right({ userUnread: await unreadOf(db, 'staff', shopId), messagePoList: [] })
    },

    // What a browser says of its user is not believed: staff read it beside what the server knows (test S4).
    customerInfo: async ({ body: said }, { user, language, now }) => {
      const info = chatUserInfoOf({
        user: userInfoOf(await accountOf(db, user.id), language),
        clusters: await clusterAccountsOf(db, user.id, language),
        ...(await groupFacts(platform, user.id)),
        said,
      })
      const row = { info: JSON.stringify(info) as never, told_at: now }
      await write(db)
        .insertInto('chat_customers')
        .values({ user_id: user.id, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute()
      return E.right(info)
    },

    issueVisitor: async ({ body: { fresh } }, { user, cookie, cookies, address, now, transact }) => {
      const before = await visitorOf(db, cookie(cookieName))
      if (before !== null && !fresh) return E.right({ visitorId: before })
      return transact((trx) =>
        issueVisitor(trx, { config, cookies, before: user === null ? before : null, address, now }),
      )
    },

    history: async ({ query: { conversationId, before } }, { user, cookie }) => {
      const conversation = await conversationById(db, conversationId)
      const visitorId = await visitorOf(db, cookie(cookieName))
      const isOurs = [user, null].some((who) => {
        const id = who?.id ?? visitorId
        return conversation !== undefined && id !== null && sideIn({ id, user: who }, conversation) !== null
      })
      if (!isOurs) return E.left(refusals.notFound())
      const readers = [user?.id, visitorId].flatMap((id) => id ?? [])
      return E.right(await historyBefore(db, readers, conversationId, before))
    },

    conversations: async ({ query }, { user, now }) => {
      if (user.retailerId === null || !servesShop({ user }, user.retailerId))
        return E.left(refusals.forbidden())
      await noteInboxSeen(db, user.retailerId, now)
      const filter = query.filter ?? 'all'
      return E.right(await conversationsOf(db, user.retailerId, { ...query, filter, staffId: user.id }))
    },

    customerInfoOf: async ({ query: { conversationId } }, { user }) => {
      const conversation = await conversationById(db, conversationId)
      if (conversation === undefined || sideIn({ id: user.id, user }, conversation) !== 'staff')
        return E.left(refusals.notFound())
      const told = await db
        .selectFrom('chat_customers')
        .select('info')
        .where('user_id', '=', conversation.customer_id)
        .executeTakeFirst()
      // Rows of before have nothing that was stated.
      return E.right(told === undefined ? null : { ...told.info, stated: told.info.stated ?? [] })
    },

    background: async ({ query: { conversationId } }, { user }) => {
      const conversation = await conversationById(db, conversationId)
      return conversation === undefined || sideIn({ id: user.id, user }, conversation) !== 'staff'
        ? E.left(refusals.notFound())
        : E.right(await backgroundOf(db, conversation))
    },

    notes: async ({ query: { conversationId } }, { user }) =>
      (await servedBy(user, conversationId)) === null
        ? E.left(refusals.notFound())
        : E.right(await notesOf(db, conversationId)),

    addNote: async ({ body }, { user, now }) => {
      const staff = await servedBy(user, body.conversationId)
      return staff === null ? E.left(refusals.notFound()) : E.right(await addNote(db, staff, body, now))
    },

    cannedReplies: async (_, { user }) => {
      const staff = staffOf(user)
      return staff === null ? E.left(refusals.forbidden()) : E.right(await cannedRepliesOf(db, staff))
    },

    addCannedReply: async ({ body }, context) => {
      const staff = staffOf(context.user)
      if (staff === null) return E.left(refusals.forbidden())
      return context.transact(async (trx) => {
        const added = await addCannedReply(trx, staff, body, context.now)
        if (E.isLeft(added)) return added
        const { id, title, isShared } = added.right
        await audit(trx, actorOf(context, 'seller'), {
          action: 'cannedReply.added',
          object: { type: 'cannedReply', id },
          after: { title, shared: isShared },
        })
        return added
      })
    },

    changeCannedReply: async ({ body }, context) => {
      const staff = staffOf(context.user)
      if (staff === null) return E.left(refusals.forbidden())
      return context.transact(async (trx) => {
        const changed = await changeCannedReply(trx, staff, body)
        if (E.isLeft(changed)) return changed
        const { before, after } = changed.right
        await audit(trx, actorOf(context, 'seller'), {
          action: 'cannedReply.changed',
          object: { type: 'cannedReply', id: after.id },
          before: { title: before.title, text: before.text, shared: before.isShared },
          after: { title: after.title, text: after.text, shared: after.isShared },
        })
        return E.right(after)
      })
    },

    orderCannedReplies: async ({ body: { id } }, context) => {
      const staff = staffOf(context.user)
      if (staff === null) return E.left(refusals.forbidden())
      return context.transact(async (trx) => {
        const ordered = await orderCannedReplies(trx, staff, id)
        if (E.isRight(ordered))
          await audit(trx, actorOf(context, 'seller'), {
            action: 'cannedReply.ordered',
            object: { type: 'shop', id: staff.shopId },
            after: { titles: ordered.right.map(({ title }) => title).join(', ') },
          })
        return ordered
      })
    },

    removeCannedReply: async ({ body: { id } }, context) => {
      const staff = staffOf(context.user)
      if (staff === null) return E.left(refusals.forbidden())
      return context.transact(async (trx) => {
        const left = await removeCannedReply(trx, staff, id)
        if (E.isRight(left))
          await audit(trx, actorOf(context, 'seller'), {
            action: 'cannedReply.removed',
            object: { type: 'cannedReply', id },
          })
        return left
      })
    },
  }
}
