import * as t from 'io-ts'
import {
  between,
  Id,
  Instant,
  IntegerFromText,
  Keyword,
  Nullable,
  OneOf,
  Optional,
  Personal,
  Words,
} from '../codec/index.ts'
import { GoodsKind } from '../goods/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { OrderType, ProvisionStatus, RefundProgress, Usage } from '../order/index.ts'
import { purchasedLine } from '../purchase/index.ts'

/** Whose resources a list shows: one's own, or those of the groups that one leads. */
const ResourceScope = OneOf('ResourceScope', ['own', 'group'])

/** Something that an order line opened, as a list shows it (design 2.7, D24). */
const resourceRow = {
  ...purchasedLine,
  lineId: Id,
  orderId: Id,
  orderNo: t.string,
  orderType: OrderType,
  /** Whose it is. */
  ownerName: Personal('name', t.string),
  isOwn: t.boolean,
  status: ProvisionStatus,
  openTime: Nullable(Instant),
  endTime: Nullable(Instant),
  /** Of what was bought by amount; null where nothing is used up, or was not measured yet. */
  usage: Nullable(Usage),
  /** How far the refund of what it cost is; null where nothing is refunded. */
  refund: Nullable(RefundProgress),
}
/** Something that an order line opened, as a list shows it. */
export const Resource = t.readonly(t.type(resourceRow), 'Resource')
export type Resource = t.TypeOf<typeof Resource>

/** Within how many days a resource ends, to filter by. */
export const ENDS_WITHIN_DAYS = [1, 7, 14, 30] as const
/** The list of resources: those opened last first, or by their end. */
export const resourceList = defineList({
  filters: {
    keyword: Optional(Keyword),
    clusterId: Optional(Id),
    kind: Optional(GoodsKind),
    status: Optional(ProvisionStatus),
    /** Days from now. */
    endsWithin: Optional(between(IntegerFromText, 1, 365)),
    scope: Optional(ResourceScope),
  },
  sorts: ['-openTime', 'endTime', '-endTime'],
})
/** A page of resources. */
export const ResourcePage = ListPage(Resource)

/** How a value of the access data is shown: openly, only when asked for, or as a command with values in it. */
const AccessKind = OneOf('AccessKind', ['plain', 'secret', 'command'])

/**
 * One value by which a resource is used. That of a secret is null until it is asked for; a command names secrets by
 * their keys, `{{key}}`.
 */
export const AccessValue = t.readonly(
  t.type({ key: t.string, name: Words, kind: AccessKind, value: Nullable(t.string) }),
  'AccessValue',
)
export type AccessValue = t.TypeOf<typeof AccessValue>

/** A secret that was asked for; its key is that of the access value. */
export const Secret = t.readonly(t.type({ key: t.string, value: t.string }), 'Secret')
export type Secret = t.TypeOf<typeof Secret>

/** A time for which a resource was bought: by its first order or by a renewal. */
export const Term = t.readonly(
  t.type({ lineId: Id, orderId: Id, orderNo: t.string, startTime: Instant, endTime: Nullable(Instant) }),
  'Term',
)
export type Term = t.TypeOf<typeof Term>

/** A resource with how to use it and the terms it was bought for, the earliest first. */
export const ResourceDetail = t.readonly(
  t.type({
    ...resourceRow,
    access: t.readonlyArray(AccessValue),
    terms: t.readonlyArray(Term),
    /** When it began without a break since: renewals end on that day of the month. Null while it is not open. */
    anchorTime: Nullable(Instant),
    /** Until when the data of an ended resource are kept. */
    keptUntil: Nullable(Instant),
    /** When opening is tried again; null when it is not, or has not failed. */
    retryTime: Nullable(Instant),
  }),
  'ResourceDetail',
)
export type ResourceDetail = t.TypeOf<typeof ResourceDetail>

/** How many resources of one state a user has in one centre; a null centre is none in particular. */
export const ResourceCount = t.readonly(
  t.type({ clusterId: Nullable(Id), centerName: Nullable(Words), status: ProvisionStatus, count: t.number }),
  'ResourceCount',
)
export type ResourceCount = t.TypeOf<typeof ResourceCount>
