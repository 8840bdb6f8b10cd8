import type { PurchaseChoice } from '@compute-mall/core/cart'
import type { QueryOf } from '@compute-mall/core/list'
import type { QuoteLine } from '@compute-mall/core/purchase'
import {
  allowedRequestEvents,
  nextRequestState,
  type TeamRequest,
  type TeamRequestEventName,
  type teamRequestList,
} from '@compute-mall/core/team'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { TeamTables } from '../team.tables.ts'
import { write } from './write.ts'

const selectRows = (db: Db) =>
  db
    .selectFrom('team_requests')
    .innerJoin('groups', 'groups.id', 'team_requests.group_id')
    .innerJoin('users', 'users.id', 'team_requests.member_id')
    .selectAll('team_requests')
    .select(['account_name', 'user_name'])

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>

const ledBy = (userId: string) => sql<string>`(select group_id from group_members
  where user_id = ${userId} and is_leader)`

/** The requests that a user may see: their own, and those of the groups that they lead. */
const selectVisible = (db: Db, userId: string) =>
  selectRows(db).where(({ eb, or }) =>
    or([eb('member_id', '=', userId), eb('team_requests.group_id', 'in', ledBy(userId))]),
  )

/** The requests that a query asks for. */
export const selectRequests = (
  db: Db,
  userId: string,
  { state, own }: Pick<QueryOf<typeof teamRequestList>, 'state' | 'own'>,
) => {
  let requests = selectVisible(db, userId)
  if (own !== undefined) requests = requests.where('member_id', own ? '=' : '<>', userId)
  if (state.length > 0) requests = requests.where('state', 'in', state)
  return requests
}

/** A request that a user may see. */
export const findRequest = (db: Db, userId: string, requestId: string): Promise<RequestRow | undefined> =>
  selectVisible(db, userId).where('team_requests.id', '=', requestId).executeTakeFirst()

/** The same, its row locked until the transaction ends. */
export const lockRequest = async (
  trx: Db,
  userId: string,
  requestId: string,
): Promise<RequestRow | undefined> => {
  await trx.selectFrom('team_requests').select('id').where('id', '=', requestId).forUpdate().execute()
  return findRequest(trx, userId, requestId)
}

/** A request as its reader sees it in the list. */
export const requestOf = (row: RequestRow, readerId: string): TeamRequest => ({
  requestId: row.id,
  groupId: row.group_id,
  groupName: row.account_name,
  memberName: row.user_name,
  isOwn: row.member_id === readerId,
  state: row.state,
  line: row.line,
  total: row.total,
  note: row.note,
  askTime: row.asked_at.toISOString(),
  decideTime: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
})

interface Asked {
  readonly groupId: string
  readonly memberId: string
  readonly choice: PurchaseChoice
  readonly quoted: QuoteLine
  readonly note: string
  readonly now: Date
}

const documentOf = ({ cartId: _, pricingId: __, refusals: ___, ...line }: QuoteLine) => line

/** Keeps what a member asks for. @returns its id */
export const keepRequest = async (trx: Db, asked: Asked): Promise<string> => {
  const id = newId()
  await write(trx)
    .insertInto('team_requests')
    .values({
      id,
      group_id: asked.groupId,
      member_id: asked.memberId,
      state: 'asked',
      choice: asked.choice,
      line: documentOf(asked.quoted),
      total: asked.quoted.subtotal,
      note: asked.note.trim(),
      asked_at: asked.now,
      decided_at: null,
      decider_id: null,
      reason: null,
      order_id: null,
    })
    .execute()
  return id
}

/** A member's requests that wait for an answer. */
export const waitingOf = (db: Db, memberId: string) =>
  db
    .selectFrom('team_requests')
    .select(['id', 'group_id', 'choice'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'asked')
    .execute()

interface Decision {
  readonly event: TeamRequestEventName
  readonly deciderId: string | null
  readonly reason?: string | undefined
  readonly at: Date
}

/** Moves a request along its chart. @returns false where that does not allow it, or it was moved meanwhile */
export const moveRequest = async (
  trx: Db,
  { id, state }: Pick<Selectable<TeamTables['team_requests']>, 'id' | 'state'>,
  { event, deciderId, reason, at }: Decision,
): Promise<boolean> => {
  if (!allowedRequestEvents(state).includes(event)) return false
  const { numUpdatedRows } = await write(trx)
    .updateTable('team_requests')
    .set({
      state: nextRequestState(state, event),
      decided_at: at,
      decider_id: deciderId,
      reason: reason?.trim() ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes the order that a leader placed for a locked request. */
export const noteOrder = async (trx: Db, requestId: string, orderId: string): Promise<void> => {
  await write(trx)
    .updateTable('team_requests')
    .set({ order_id: orderId })
    .where('id', '=', requestId)
    .execute()
}

/** Requests that wait, for these orders, locked until the transaction ends. */
export const lockOrdered = (trx: Db, orderIds: readonly string[]) =>
  trx
    .selectFrom('team_requests')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'asked')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Requests that wait for what is offered no more, locked until the transaction ends. */
export const lockOutdated = (trx: Db, limit: number) =>
  trx
    .selectFrom('team_requests')
    .selectAll()
    .where('state', '=', 'asked')
    .where(
      sql<boolean>`not exists (select 1 from pricings join skus on skus.id = pricings.sku_id
        join goods on goods.id = skus.goods_id
        where pricings.id = team_requests.choice->>'pricingId' and goods.display)`,
    )
    .orderBy('asked_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
