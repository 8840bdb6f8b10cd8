import { isBlank } from '@compute-mall/core/codec'
import type { QueryOf } from '@compute-mall/core/list'
import { firstTermEnd, lineRefund, type OrderType, type ProvisionStatus } from '@compute-mall/core/order'
import type { Resource, ResourceDetail, resourceList, Term } from '@compute-mall/core/provision'
import { DAY_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import {
  type LineDocument,
  type ResourceAccess,
  refundOf,
  refundsOf,
  type StoredRefund,
  usageOf,
} from '../order/index.ts'
import type { Db } from '../platform/database/index.ts'
import { containing, says } from '../platform/lists/index.ts'

/** A line that opened something, with its order and its owner. */
export interface ResourceRow {
  readonly id: string
  readonly order_id: string
  readonly order_no: string
  readonly order_type: OrderType
  readonly user_id: string
  readonly user_name: string
  /** Bought by a leader because the reader asked for it (J15). */
  readonly is_for_reader: boolean
  readonly document: LineDocument
  readonly provision_status: ProvisionStatus
  readonly provision_at: Date | null
  readonly opened_at: Date | null
  readonly restarted_at: Date | null
  readonly ends_at: Date | null
  readonly used: string | null
  readonly used_at: Date | null
  readonly access: ResourceAccess
  readonly refunds: readonly StoredRefund[]
}

type Filters = Omit<QueryOf<typeof resourceList>, 'sort' | 'cursor' | 'limit'>

/** Users whose leader somebody is, in any group. */
const ledBy = (userId: string) => sql`select theirs.user_id from group_members as mine
  join group_members as theirs on theirs.group_id = mine.group_id
  where mine.user_id = ${userId} and mine.is_leader and theirs.user_id <> ${userId}`

/** What is a resource: what was paid for, or was opened before its order was refunded; a renewal is a term of another. */
const isResource = sql`renews is null and orders.type <> 'recharge'
  and (orders.status = 'paid' or orders.status = 'refunded' and provision_status <> 'pending')`

/** Orders that leaders placed because somebody asked for it. */
const askedForBy = (userId: string) => sql`select order_id from team_requests
  where member_id = ${userId} and state = 'bought' and order_id is not null`

const columnsFor = (
  userId: string,
) => sql`orders.id in (${askedForBy(userId)}) as is_for_reader, line.id, line.order_id, orders.order_no, orders.type as order_type, orders.user_id,
  users.user_name, line.document, line.center_id, line.center_name, line.provision_status, line.provision_at, line.opened_at, line.restarted_at, line.ends_at, line.used, line.used_at, line.access, ${refundsOf('orders.id')} as refunds`
const tables = sql`order_lines as line join orders on orders.id = line.order_id join users on users.id = orders.user_id`

/** The resources that a query asks for, with what they are sorted by; nothing is null there. */
export const selectResources = (userId: string, now: Date, filters: Filters) => {
  const { keyword, clusterId, kind, status, endsWithin, scope = 'own' } = filters
  // Two parts for who asks, each by its own index: one condition for both would read every order there is.
  const owners =
    scope === 'group'
      ? [sql`orders.user_id in (${ledBy(userId)})`]
      : [
          sql`orders.user_id = ${userId}`,
          sql`orders.id in (${askedForBy(userId)}) and orders.user_id <> ${userId}`,
        ]
  const conditions = [
    isResource,
    ...(clusterId === undefined ? [] : [sql`line.cluster_id = ${clusterId}`]),
    ...(kind === undefined ? [] : [sql`line.kind = ${kind}`]),
    ...(status === undefined ? [] : [sql`line.provision_status = ${status}`]),
    ...(endsWithin === undefined
      ? []
      : [
          sql`line.provision_status = 'open' and line.ends_at <= ${new Date(now.getTime() + endsWithin * DAY_MS)}`,
        ]),
    ...(keyword === undefined || isBlank(keyword)
      ? []
      : [sql`(${says('line.names', keyword)} or orders.order_no like ${containing(keyword)})`]),
  ]
  const parts = owners.map(
    (owner) => sql`select ${columnsFor(userId)},
    coalesce(line.opened_at, orders.paid_at, orders.created_at) as open_order,
    coalesce(line.ends_at, 'infinity'::timestamptz) as end_order
    from ${tables} where ${owner} and ${sql.join(conditions, sql` and `)}`,
  )
  return sql<ResourceRow>`(${sql.join(parts, sql` union all `)})`
}

/** A resource that somebody may see: their own, one that they asked for, or one of a group that they lead. A renewal stands for what it renews. */
export const findResource = async (
  db: Db,
  userId: string,
  lineId: string,
): Promise<ResourceRow | undefined> => {
  const { rows } = await sql<ResourceRow>`select ${columnsFor(userId)} from ${tables}
    where line.id = (select coalesce(renews, id) from order_lines where id = ${lineId})
    and ${isResource} and (orders.user_id = ${userId} or orders.user_id in (${ledBy(userId)})
      or orders.id in (${askedForBy(userId)}))`.execute(db)
  return rows[0]
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

/** A resource as its reader sees it in the list. */
export const resourceOf = (row: ResourceRow, readerId: string): Resource => ({
  ...row.document,
  lineId: row.id,
  orderId: row.order_id,
  orderNo: row.order_no,
  orderType: row.order_type,
  ownerName: row.user_name,
  isOwn: row.user_id === readerId,
  status: row.provision_status,
  openTime: iso(row.opened_at),
  endTime: iso(row.ends_at),
  usage: usageOf(row),
  refund: lineRefund(row.refunds.map(refundOf), row.id),
})

/** The first term, as it was before any renewal moved its end, and those of the renewals. */
const termsOf = async (db: Db, row: ResourceRow): Promise<readonly Term[]> => {
  if (row.opened_at === null) return []
  const openTime = row.opened_at.toISOString()
  const first: Term = {
    lineId: row.id,
    orderId: row.order_id,
    orderNo: row.order_no,
    startTime: openTime,
    // What was bought by amount has no end before nothing is left of it.
    endTime: firstTermEnd(row.document, openTime) ?? iso(row.ends_at),
  }
  const renewals = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_id', 'order_no', 'opened_at', 'ends_at'])
    .where('renews', '=', row.id)
    .where('provision_status', '=', 'open')
    .orderBy('opened_at')
    .execute()
  return [
    first,
    ...renewals.flatMap(({ id, order_id, order_no, opened_at, ends_at }) =>
      opened_at === null
        ? []
        : [
            {
              lineId: id,
              orderId: order_id,
              orderNo: order_no,
              startTime: opened_at.toISOString(),
              endTime: iso(ends_at),
            },
          ],
    ),
  ]
}

/** A resource with how to use it; secrets are left out, and to a leader all access data of others. */
export const detailOf = async (db: Db, row: ResourceRow, readerId: string): Promise<ResourceDetail> => {
  const resource = resourceOf(row, readerId)
  const access = (resource.isOwn || row.is_for_reader) && resource.status === 'open' ? row.access : []
  return {
    ...resource,
    access: access.map(({ key, name, kind = 'plain', value }, position) => ({
      key: key ?? `${position}`,
      name,
      kind,
      value: kind === 'secret' ? null : value,
    })),
    terms: await termsOf(db, row),
    anchorTime: iso(row.restarted_at ?? row.opened_at),
    keptUntil: row.provision_status === 'expired' ? iso(row.provision_at) : null,
    retryTime: row.provision_status === 'failed' ? iso(row.provision_at) : null,
  }
}
