import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Optional, Personal, StringOf, Words } from '../codec/index.ts'
import { GoodsKind } from '../goods/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { OrderType, PayMethod, RefundProgress } from '../order/index.ts'

/** Money that was paid, or that came back. */
export const EntryKind = OneOf('EntryKind', ['payment', 'refund'])
export type EntryKind = t.TypeOf<typeof EntryKind>

/** A month of the platform's calendar (UTC+8), `2026-11`. */
export const Month = StringOf('Month', (text) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text))
export type Month = t.TypeOf<typeof Month>

/** One movement of a customer's money (D18). */
export const LedgerEntry = t.readonly(
  t.type({
    entryId: Id,
    orderId: Id,
    orderNo: t.string,
    orderType: OrderType,
    kind: EntryKind,
    payMethod: Nullable(PayMethod),
    /** Yuan; below zero for what came back. */
    amount: Money,
    at: Instant,
    /** Of a payment: how far its refund is; null where there is none, and for what came back. */
    refund: Nullable(RefundProgress),
  }),
  'LedgerEntry',
)
export type LedgerEntry = t.TypeOf<typeof LedgerEntry>

/** One's entries, the latest first. */
export const ledgerList = defineList({
  filters: { month: Optional(Month), kind: Optional(EntryKind) },
  sorts: ['-at', 'at'],
})
/** A page of entries. */
export const LedgerPage = ListPage(LedgerEntry)

/**
 * What was spent in a month on one kind of goods in one centre, in yuan. Money that was surplus or late, and went back,
 * has no kind. Recharges are no cost. The sum over a month is that of its entries.
 */
export const Cost = t.readonly(
  t.type({
    month: Month,
    kind: Nullable(GoodsKind),
    clusterId: Nullable(Id),
    centerName: Nullable(Words),
    amount: Money,
  }),
  'Cost',
)
export type Cost = t.TypeOf<typeof Cost>

/**
 * What was spent in a month for one member of the groups that somebody leads: by the member, or by the leader who bought
 * what the member asked for (J15). The leader is among them with what they bought for themselves.
 */
export const MemberCost = t.readonly(
  t.type({
    month: Month,
    userId: Id,
    userName: Personal('name', t.string),
    paidBy: OneOf('PaidBy', ['member', 'leader']),
    amount: Money,
  }),
  'MemberCost',
)
export type MemberCost = t.TypeOf<typeof MemberCost>

/** What one means to spend in a month, and has spent in this one; null while one has no budget. */
export const Budget = t.readonly(t.type({ amount: Nullable(Money), month: Month, spent: Money }), 'Budget')
export type Budget = t.TypeOf<typeof Budget>

/**
 * The bill of a month: `paid` less `refunded` is `total`, which is the sum of its entries without recharges, and of its
 * costs. `more` is how many entries it has beyond those that are listed.
 */
export const Bill = t.readonly(
  t.type({
    month: Month,
    userName: Personal('name', t.string),
    /** Whether the month is over, so that nothing is added. */
    isFinal: t.boolean,
    entries: t.readonlyArray(LedgerEntry),
    more: Count,
    costs: t.readonlyArray(Cost),
    paid: Money,
    refunded: Money,
    total: Money,
    recharged: Money,
  }),
  'Bill',
)
export type Bill = t.TypeOf<typeof Bill>
