import { automaticText, type ChatSide, EDIT_WINDOW_MS } from '@compute-mall/core/chat'
import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { serviceStateAt } from '@compute-mall/core/shop'
import { MINUTE_MS } from '@compute-mall/core/time'
import { actorOf, audit } from '../../audit/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { isUniqueViolation, transact } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { Bus, Change } from '../bus.ts'
import { type Caller, sideIn } from '../callers.ts'
import type { Conversation } from './queries.ts'
import { write } from './write.ts'

/** What was done, and in which conversation. */
export interface Done {
  readonly conversationId: string
  /** Whether anything is other than before, of which all are told. */
  readonly isChanged: boolean
}

interface Place {
  readonly db: Db
  readonly bus: Bus
  readonly now: Date
}

export const changeIn = ({ id, customer_id, shop_id }: Conversation): Change => ({
  conversationId: id,
  customerId: customer_id,
  shopId: shop_id,
})

/** The customer's conversation with a shop, which begins when it is first opened. Refusal: MALL10004. */
export const openConversation = async (
  db: Db,
  customerId: string,
  shopId: string,
  now: Date,
): Promise<E.Either<Refusal, Conversation>> => {
  const shop = await db.selectFrom('shops').select('id').where('id', '=', shopId).executeTakeFirst()
  if (shop === undefined) return E.left(refusals.shopNotFound())
  await write(db)
    .insertInto('conversations')
    .values({
      id: newId(),
      customer_id: customerId,
      shop_id: shopId,
      epoch: now.getTime(),
      last_text: null,
      last_at: null,
      last_side: null,
      claimed_by: null,
      claimed_by_name: null,
      done_at: null,
      closed_period: null,
      linked_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'shop_id']).doNothing())
    .execute()
  return E.right(
    await db
      .selectFrom('conversations')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow(),
  )
}

interface Held {
  readonly conversation: Conversation
  readonly side: ChatSide
}

/** Holds a conversation for a change; one that is not the caller's is one that is not there (test S10). */
const hold = async (trx: Db, caller: Caller, conversationId: string): Promise<E.Either<Refusal, Held>> => {
  const conversation = await trx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst()
  const side = conversation && sideIn(caller, conversation)
  return conversation === undefined || side === undefined || side === null
    ? E.left(refusals.notFound())
    : E.right({ conversation, side })
}

/** Changes a conversation in one transaction, and tells of it once it is committed. */
const change = async (
  { db, bus }: Place,
  caller: Caller,
  conversationId: string,
  work: (trx: Db, held: Held) => Promise<E.Either<Refusal, 'changed' | 'unchanged'>>,
): Promise<E.Either<Refusal, Done>> => {
  let told: Change | null = null
  const done = await transact(db, async (trx) => {
    told = null
    const held = await hold(trx, caller, conversationId)
    if (E.isLeft(held)) return held
    const outcome = await work(trx, held.right)
    if (E.isRight(outcome) && outcome.right === 'changed') {
      told = changeIn(held.right.conversation)
      await bus.publish(trx, told)
    }
    return E.isLeft(outcome) ? outcome : E.right({ conversationId, isChanged: outcome.right === 'changed' })
  })
  if (E.isRight(done) && told !== null) bus.committed(told)
  return done
}

const sentBefore = (db: Db, clientId: string): Promise<{ readonly id: string } | undefined> =>
  db.selectFrom('chat_messages').select('id').where('client_id', '=', clientId).executeTakeFirst()

export interface NewMessage {
  readonly conversationId: string
  readonly clientId: string
  readonly text: string
  readonly skuId: string | null
  /** The writer's, for what is answered automatically. */
  readonly language: Language
}

/**
 * Keeps a message; sent again under its id, it counts once (decision D9), and where it is is told to nobody but who
 * asks. Refusals: SYS10002, CHAT10002 to staff while somebody else of them answers.
 */
export const sendMessage = async (
  place: Place,
  caller: Caller,
  message: NewMessage,
): Promise<E.Either<Refusal, Done>> => {
  const before = await sentBefore(place.db, message.clientId)
  const known = { conversationId: message.conversationId, isChanged: false }
  if (before !== undefined) return E.right(known)
  try {
    return await change(place, caller, message.conversationId, (trx, held) =>
      insertMessage(trx, held, caller, message, place.now),
    )
  } catch (error) {
    const meanwhile = isUniqueViolation(error) ? await sentBefore(place.db, message.clientId) : undefined
    if (meanwhile === undefined) throw error
    return E.right(known)
  }
}

const insertMessage = async (
  trx: Db,
  { conversation, side }: Held,
  caller: Caller,
  { clientId, text, skuId, language }: NewMessage,
  now: Date,
): Promise<E.Either<Refusal, 'changed'>> => {
  if (side === 'staff' && isClaimedByOther(conversation, caller))
    return E.left(refusals.answeredByOther({ name: conversation.claimed_by_name ?? '' }))
  const sequence = conversation.sequence + 1
  await write(trx)
    .insertInto('chat_messages')
    .values({
      id: newId(),
      conversation_id: conversation.id,
      client_id: clientId,
      side,
      sender_id: caller.id,
      sender_name: caller.user?.userName ?? '',
      body: text,
      sku_id: skuId,
      sequence,
      revision: sequence,
      sent_at: now,
      edited_at: null,
    })
    .execute()
  await write(trx)
    .updateTable('conversations')
    .set({
      sequence,
      last_text: text,
      last_at: now,
      last_side: side,
      ...(side === 'customer'
        ? { unread_staff: conversation.unread_staff + 1, ...(conversation.done_at !== null && reopened) }
        : { unread_customer: conversation.unread_customer + 1, ...claimOf(conversation, caller) }),
    })
    .where('id', '=', conversation.id)
    .execute()
  if (side === 'customer') await answerAutomatically(trx, { ...conversation, sequence }, language, now)
  return E.right('changed')
}

/** Changes the text of the caller's own message. Refusals: SYS10002, CHAT10001 when it is too old. */
export const editMessage = (
  place: Place,
  caller: Caller,
  { conversationId, messageId, text }: { conversationId: string; messageId: string; text: string },
): Promise<E.Either<Refusal, Done>> =>
  change(place, caller, conversationId, async (trx, { conversation }) => {
    const message = await trx
      .selectFrom('chat_messages')
      .select(['id', 'body', 'sequence', 'sent_at'])
      .where('id', '=', messageId)
      .where('conversation_id', '=', conversationId)
      .where('sender_id', '=', caller.id)
      .executeTakeFirst()
    if (message === undefined) return E.left(refusals.notFound())
    if (message.body === text) return E.right('unchanged')
    if (place.now.getTime() - message.sent_at.getTime() >= EDIT_WINDOW_MS)
      return E.left(refusals.editWindowOver({ minutes: EDIT_WINDOW_MS / MINUTE_MS }))
    const revision = conversation.sequence + 1
    await write(trx)
      .updateTable('chat_messages')
      .set({ body: text, revision, edited_at: place.now })
      .where('id', '=', messageId)
      .execute()
    const { last } = await trx
      .selectFrom('chat_messages')
      .select(({ fn }) => fn.max<number>('sequence').as('last'))
      .where('conversation_id', '=', conversationId)
      .executeTakeFirstOrThrow()
    await write(trx)
      .updateTable('conversations')
      .set({ sequence: revision, ...(message.sequence === last && { last_text: text }) })
      .where('id', '=', conversationId)
      .execute()
    return E.right('changed')
  })

/** Notes how far the caller's side has read; it never reads less. Refusal: SYS10002. */
export const markRead = (
  place: Place,
  caller: Caller,
  { conversationId, sequence }: { conversationId: string; sequence: number },
): Promise<E.Either<Refusal, Done>> =>
  change(place, caller, conversationId, async (trx, { conversation, side }) => {
    const known = side === 'customer' ? conversation.read_customer : conversation.read_staff
    const read = Math.min(sequence, conversation.sequence)
    if (read <= known) return E.right('unchanged')
    const { unread } = await trx
      .selectFrom('chat_messages')
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where('conversation_id', '=', conversationId)
      .where('side', '<>', side)
      .where('is_automatic', '=', false)
      .where('sequence', '>', read)
      .executeTakeFirstOrThrow()
    await write(trx)
      .updateTable('conversations')
      .set(
        side === 'customer'
          ? { read_customer: read, unread_customer: unread }
          : { read_staff: read, unread_staff: unread },
      )
      .where('id', '=', conversationId)
      .execute()
    return E.right('changed')
  })

/** Once its customer writes again, whoever is there answers. */
const reopened = { done_at: null, claimed_by: null, claimed_by_name: null } as const

/** Who did not reply first takes the conversation over on purpose (width 2.9). */
const isClaimedByOther = ({ claimed_by, done_at }: Conversation, { id }: Caller): boolean =>
  claimed_by !== null && claimed_by !== id && done_at === null

/** Whoever replies first answers from then on. */
const claimOf = ({ claimed_by, done_at }: Conversation, { id, user }: Caller) =>
  claimed_by === null || done_at !== null ? { claimed_by: id, claimed_by_name: user?.userName ?? null } : {}

/** Tells who writes to a closed shop when it is back, once in each closed period; nobody is reminded of it (W37). */
const answerAutomatically = async (
  trx: Db,
  { id, shop_id, sequence: last, closed_period }: Conversation,
  language: Language,
  now: Date,
): Promise<void> => {
  const shop = await trx
    .selectFrom('shops')
    .select(['service_time', 'has_workday', 'days_off', 'away_message'])
    .where('id', '=', shop_id)
    .executeTakeFirstOrThrow()
  const state = serviceStateAt(
    { serviceTime: shop.service_time, hasWorkday: shop.has_workday, daysOff: shop.days_off },
    now.getTime(),
  )
  if (state.isOpen) return
  const period = state.opensAt ?? ''
  if (closed_period === period) return
  const sequence = last + 1
  await write(trx)
    .insertInto('chat_messages')
    .values({
      id: newId(),
      conversation_id: id,
      client_id: newId(),
      side: 'staff',
      sender_id: shop_id,
      sender_name: '',
      body: automaticText({ awayMessage: shop.away_message, opensAt: state.opensAt }, language),
      sku_id: null,
      sequence,
      revision: sequence,
      sent_at: now,
      edited_at: null,
      is_automatic: true,
    })
    .execute()
  await write(trx)
    .updateTable('conversations')
    .set({ sequence, closed_period: period })
    .where('id', '=', id)
    .execute()
}

/** A step of the staff with a conversation; it is not a customer's. */
const asStaff = (
  place: Place,
  caller: Caller,
  conversationId: string,
  action: string,
  set: (now: Date) => Partial<Pick<Conversation, 'claimed_by' | 'claimed_by_name' | 'done_at'>>,
): Promise<E.Either<Refusal, Done>> =>
  change(place, caller, conversationId, async (trx, { side, conversation }) => {
    if (side !== 'staff' || caller.user === null) return E.left(refusals.notFound())
    const actor = actorOf({ user: caller.user, now: place.now, requestId: '' }, 'seller')
    // A frame is no request.
    await audit(
      trx,
      { ...actor, requestId: null },
      {
        action,
        object: { type: 'conversation', id: conversationId },
        before: { claimedBy: conversation.claimed_by_name ?? '' },
      },
    )
    await write(trx)
      .updateTable('conversations')
      .set(set(place.now))
      .where('id', '=', conversationId)
      .execute()
    return E.right('changed')
  })

/** Takes a conversation over from whoever answered it before. Refusal: SYS10002. */
export const claimConversation = (place: Place, caller: Caller, conversationId: string) =>
  asStaff(place, caller, conversationId, 'conversation.takenOver', () => ({
    claimed_by: caller.id,
    claimed_by_name: caller.user?.userName ?? null,
  }))

/** Is done with a conversation until its customer writes again. Refusal: SYS10002. */
export const finishConversation = (place: Place, caller: Caller, conversationId: string) =>
  asStaff(place, caller, conversationId, 'conversation.finished', (now) => ({ done_at: now }))
