import { type CannedReply, type ChatNote, MAX_CANNED_REPLIES } from '@compute-mall/core/chat'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { type Db, lockSubject } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { write } from './write.ts'

/** Somebody who answers for a shop. */
export interface StaffMember {
  readonly id: string
  readonly userName: string
  readonly shopId: string
}

/** What staff have noted about a conversation, oldest first. */
export const notesOf = async (db: Db, conversationId: string): Promise<readonly ChatNote[]> => {
  const rows = await db
    .selectFrom('chat_notes')
    .select(['id', 'author_name', 'body', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, author_name, body, created_at }) => ({
    id,
    authorName: author_name,
    text: body,
    at: created_at.toISOString(),
  }))
}

export const addNote = async (
  db: Db,
  { id: authorId, userName }: StaffMember,
  { conversationId, text }: { readonly conversationId: string; readonly text: string },
  now: Date,
): Promise<ChatNote> => {
  const id = newId()
  await write(db)
    .insertInto('chat_notes')
    .values({
      id,
      conversation_id: conversationId,
      author_id: authorId,
      author_name: userName,
      body: text,
      created_at: now,
    })
    .execute()
  return { id, authorName: userName, text, at: now.toISOString() }
}

const mayUse = (db: Db, { id, shopId }: StaffMember) =>
  db
    .selectFrom('canned_replies')
    .where('shop_id', '=', shopId)
    .where(({ eb, or }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', id)]))

/** One's own canned replies and those of the shop, as they were put in order. */
export const cannedRepliesOf = async (db: Db, staff: StaffMember): Promise<readonly CannedReply[]> => {
  const rows = await mayUse(db, staff)
    .select(['id', 'title', 'body', 'owner_id'])
    .orderBy('position')
    .orderBy('title')
    .orderBy('id')
    .limit(MAX_CANNED_REPLIES)
    .execute()
  return rows.map(({ id, title, body, owner_id }) => ({
    id,
    title,
    text: body,
    isShared: owner_id === null,
  }))
}

/** What somebody writes as a canned reply. */
interface WrittenReply {
  readonly title: string
  readonly text: string
  readonly shared: boolean
}

/** Adds a reply behind the others. Refusal: CHAT10003. */
export const addCannedReply = async (
  db: Db,
  staff: StaffMember,
  { title, text, shared }: WrittenReply,
  now: Date,
): Promise<E.Either<Refusal, CannedReply>> => {
  await lockSubject(db, `cannedReplies:${staff.shopId}`)
  const { kept } = await db
    .selectFrom('canned_replies')
    .select(({ fn }) => fn.countAll().as('kept'))
    .where('shop_id', '=', staff.shopId)
    .executeTakeFirstOrThrow()
  if (Number(kept) >= MAX_CANNED_REPLIES)
    return E.left(refusals.cannedRepliesFull({ most: MAX_CANNED_REPLIES }))
  const id = newId()
  const { last } = await mayUse(db, staff)
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  await write(db)
    .insertInto('canned_replies')
    .values({
      id,
      shop_id: staff.shopId,
      owner_id: shared ? null : staff.id,
      title,
      body: text,
      position: (last ?? -1) + 1,
      created_at: now,
    })
    .execute()
  return E.right({ id, title, text, isShared: shared })
}

/** Changes a reply that one may use. Refusal: SYS10002. */
export const changeCannedReply = async (
  db: Db,
  staff: StaffMember,
  { id, title, text, shared }: WrittenReply & { readonly id: string },
): Promise<E.Either<Refusal, { readonly before: CannedReply; readonly after: CannedReply }>> => {
  const before = (await cannedRepliesOf(db, staff)).find((each) => each.id === id)
  if (before === undefined) return E.left(refusals.notFound())
  await write(db)
    .updateTable('canned_replies')
    .set({ title, body: text, owner_id: shared ? null : staff.id })
    .where('id', '=', id)
    .execute()
  return E.right({ before, after: { id, title, text, isShared: shared } })
}

/** Puts the replies that one may use into an order; those not named come after them. Refusal: SYS10002. */
export const orderCannedReplies = async (
  db: Db,
  staff: StaffMember,
  ids: readonly string[],
): Promise<E.Either<Refusal, readonly CannedReply[]>> => {
  const known = await cannedRepliesOf(db, staff)
  const wanted = ids.map((id) => known.find((each) => each.id === id))
  if (wanted.includes(undefined)) return E.left(refusals.notFound())
  const order = [...new Set([...ids, ...known.map(({ id }) => id)])]
  for (const [position, id] of order.entries())
    await write(db).updateTable('canned_replies').set({ position }).where('id', '=', id).execute()
  return E.right(await cannedRepliesOf(db, staff))
}

/** Removes a reply that one may use, and answers those that are left. Refusal: SYS10002. */
export const removeCannedReply = async (
  db: Db,
  staff: StaffMember,
  id: string,
): Promise<E.Either<Refusal, readonly CannedReply[]>> => {
  const found = await mayUse(db, staff).select('id').where('id', '=', id).executeTakeFirst()
  if (found === undefined) return E.left(refusals.notFound())
  await write(db).deleteFrom('canned_replies').where('id', '=', id).execute()
  return E.right(await cannedRepliesOf(db, staff))
}
