import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { isErrorCode, type Refusal, refuse } from '@compute-mall/core/http'
import { isMember } from '@compute-mall/core/identity'
import { noticedGoods } from '@compute-mall/core/notice'
import type { PurchaseIntent, QuoteLine } from '@compute-mall/core/purchase'
import {
  allowedRequestEvents,
  MAX_REQUESTS,
  type NewTeamRequest,
  TEAM_TEXT,
  type TeamRequestDetail,
  type teamEndpoints,
  teamRequestList,
} from '@compute-mall/core/team'
import { accountOf, firstGroupOfMember, groupFor, lockGroup, membersOf } from '../identity/index.ts'
import { notify } from '../notice/index.ts'
import { createOrder } from '../order/index.ts'
import { type Db, lockSubject } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { quoteOf } from '../purchase/index.ts'
import {
  findRequest,
  keepRequest,
  lockRequest,
  moveRequest,
  noteOrder,
  type RequestRow,
  requestOf,
  selectRequests,
  waitingOf,
} from './store/requests.ts'

type RequestCall = 'ask' | 'requests' | 'request' | 'buy' | 'decline' | 'withdraw'
type Caller = Context<SessionUser>

const intentOf = (choice: RequestRow['choice']): PurchaseIntent => ({ cartIds: [], choice, type: 'formal' })

const againstLine = ({ refusals: against }: QuoteLine): Refusal | undefined => {
  for (const { code, details } of against) if (isErrorCode(code)) return refuse(code, details)
  return undefined
}

const isSameChoice = (a: RequestRow['choice'], b: RequestRow['choice']): boolean =>
  a.skuId === b.skuId && a.pricingId === b.pricingId && (a.clusterId ?? '') === (b.clusterId ?? '')

/** The status of the order that was placed for a request. */
const orderStatusOf = async (db: Db, orderId: string | null) =>
  orderId === null
    ? null
    : ((await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst())
        ?.status ?? null)

/** An order for it waits for its money: neither a second one nor a "no" is possible meanwhile. */
const isBeingPaid = async (db: Db, { order_id }: RequestRow): Promise<boolean> => {
  const status = await orderStatusOf(db, order_id)
  return status === 'unpaid' || status === 'charging' || status === 'paid'
}

const detailOf = async (
  db: Db,
  row: RequestRow,
  { user, language, now }: Pick<Caller, 'user' | 'language' | 'now'>,
): Promise<TeamRequestDetail> => {
  const request = requestOf(row, user.id)
  const leads = !request.isOwn
  const isPaying = await isBeingPaid(db, row)
  const quoted =
    leads && row.state === 'asked' && !isPaying
      ? await quoteOf(db, { userId: user.id, language, now }, intentOf(row.choice))
      : null
  const line =
    row.order_id === null || row.state !== 'bought'
      ? undefined
      : await db
          .selectFrom('order_lines')
          .select('id')
          .where('order_id', '=', row.order_id)
          .executeTakeFirst()
  return {
    ...request,
    choice: row.choice,
    quote: quoted !== null && E.isRight(quoted) ? quoted.right : null,
    orderId: leads && isPaying ? row.order_id : null,
    lineId: line?.id ?? null,
  }
}

/** The request that the caller, as leader of its group, decides; locked. Refusals: SYS10002, GROUP10001, GROUP10006. */
const lockForLeader = async (trx: Db, requestId: string, userId: string) => {
  const row = await lockRequest(trx, userId, requestId)
  if (row === undefined) return E.left(refusals.notFound())
  const group = await groupFor(trx, row.group_id, userId)
  if (group?.isLeader !== true) return E.left(refusals.onlyLeader())
  if (row.state !== 'asked' || (await isBeingPaid(trx, row))) return E.left(refusals.teamRequestDecided())
  return E.right(row)
}

/** Tells the member what became of a request. */
export const tellMember = (
  trx: Db,
  { id, member_id, line }: Pick<RequestRow, 'id' | 'member_id' | 'line'>,
  now: Date,
): Promise<void> =>
  notify(trx, {
    userIds: [member_id],
    kind: 'teamAnswered',
    eventId: `teamAnswered:${id}`,
    subjectId: id,
    details: noticedGoods(line.name),
    now,
  })

/** What members ask their leader to buy: seen by the two of them alone (J15, test S1). */
export const requestHandlers = (platform: Platform): Pick<Handlers<typeof teamEndpoints>, RequestCall> => {
  const { config, db } = platform

  const ask = async (trx: Db, { choice, groupId, note }: NewTeamRequest, { user, language, now }: Caller) => {
    if (!isMember(await accountOf(trx, user.id))) return E.left(refusals.buysAlone())
    const toId = groupId ?? (await firstGroupOfMember(trx, user.id)) ?? ''
    const group = await lockGroup(trx, toId, user.id)
    if (group === null) return E.left(refusals.notFound())
    if (group.isLeader) return E.left(refusals.buysAlone())
    // The lock of the group does not cover requests to another one.
    await lockSubject(trx, `team-requests:${user.id}`)
    const waiting = await waitingOf(trx, user.id)
    if (waiting.some((other) => isSameChoice(other.choice, choice))) return E.left(refusals.alreadyAsked())
    if (waiting.length >= MAX_REQUESTS) return E.left(refusals.tooManyTeamRequests({ most: MAX_REQUESTS }))
    const quoted = await quoteOf(trx, { userId: user.id, language, now }, intentOf(choice))
    if (E.isLeft(quoted)) return quoted
    const [line] = quoted.right.lines
    if (line === undefined) return E.left(refusals.goodsNotFound())
    const against = againstLine(line)
    if (against !== undefined) return E.left(against)
    const id = await keepRequest(trx, { groupId: toId, memberId: user.id, choice, quoted: line, note, now })
    const leaders = (await membersOf(trx, toId)).filter(({ isLeader }) => isLeader)
    await notify(trx, {
      userIds: leaders.map((leader) => leader.id),
      kind: 'teamRequested',
      eventId: `teamRequested:${id}`,
      subjectId: id,
      details: { member: user.userName, ...noticedGoods(line.name) },
      now,
    })
    const row = await findRequest(trx, user.id, id)
    return row === undefined ? E.left(refusals.notFound()) : E.right(requestOf(row, user.id))
  }

  return {
    ask: ({ body }, context) => context.transact((trx) => ask(trx, body, context)),

    requests: ({ query }, { user }) =>
      shownPage(
        platform,
        {
          list: teamRequestList,
          name: `teamRequests:${user.id}`,
          sorts: { askTime: { column: 'asked_at', type: 'timestamptz' } },
          rows: (asked) => selectRequests(db, user.id, asked),
        },
        query,
        (row) => requestOf(row, user.id),
      ),

    request: async ({ params: { requestId } }, context) => {
      const row = await findRequest(db, context.user.id, requestId)
      return row === undefined ? E.left(refusals.notFound()) : E.right(await detailOf(db, row, context))
    },

    buy: ({ params: { requestId }, body }, { user, language, now, idempotencyKey, transact }) =>
      transact(async (trx) => {
        const found = await lockForLeader(trx, requestId, user.id)
        if (E.isLeft(found)) return found
        const made = await createOrder(
          trx,
          { ...intentOf(found.right.choice), ...body },
          { userId: user.id, language, now, key: idempotencyKey ?? '', lifetimeMs: config.orderTtlMs },
        )
        if (E.isRight(made)) await noteOrder(trx, requestId, made.right.orderId)
        return made
      }),

    decline: ({ params: { requestId }, body }, context) =>
      context.transact(async (trx) => {
        const { user, now } = context
        const reason = body.reason.trim()
        const found = await lockForLeader(trx, requestId, user.id)
        if (E.isLeft(found)) return found
        if (reason.length < TEAM_TEXT.minimum) return E.left(refusals.teamTextMissing())
        await moveRequest(trx, found.right, {
          event: 'request.declined',
          deciderId: user.id,
          reason,
          at: now,
        })
        await tellMember(trx, found.right, now)
        const row = await findRequest(trx, user.id, requestId)
        return row === undefined ? E.left(refusals.notFound()) : E.right(await detailOf(trx, row, context))
      }),

    withdraw: ({ params: { requestId } }, context) =>
      context.transact(async (trx) => {
        const { user, now } = context
        const row = await lockRequest(trx, user.id, requestId)
        if (row?.member_id !== user.id) return E.left(refusals.notFound())
        if (!allowedRequestEvents(row.state).includes('request.withdrawn') || (await isBeingPaid(trx, row)))
          return E.left(refusals.teamRequestDecided())
        await moveRequest(trx, row, { event: 'request.withdrawn', deciderId: user.id, at: now })
        const after = await findRequest(trx, user.id, requestId)
        return after === undefined
          ? E.left(refusals.notFound())
          : E.right(await detailOf(trx, after, context))
      }),
  }
}
