import * as t from 'io-ts'
import { Id, Instant, Nullable, OneOf, Optional, Personal, StringOf, TextUpTo } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'

/**
 * Whether a customer may order post-paid, by the credit that finance has granted: not granted, granted, suspended by
 * finance, or stopped until an overdue bill is paid.
 */
export const PostpaidStanding = OneOf('PostpaidStanding', ['none', 'active', 'suspended', 'overdue'])
export type PostpaidStanding = t.TypeOf<typeof PostpaidStanding>

/** A customer with granted credit, as finance sees it. */
export const PostpaidAccount = t.readonly(
  t.type({
    userId: Id,
    userName: Personal('name', t.string),
    standing: PostpaidStanding,
    limit: Money,
    /** What is left of the limit. */
    available: Money,
    /** Sum of the issued bills that are not paid. */
    billed: Money,
    grantTime: Instant,
  }),
  'PostpaidAccount',
)
export type PostpaidAccount = t.TypeOf<typeof PostpaidAccount>

/** Customers with granted credit, the latest first. */
export const postpaidAccountList = defineList({
  filters: {
    standing: Optional(PostpaidStanding),
    /** Part of a user name. */
    keyword: Optional(TextUpTo(64)),
  },
  sorts: ['-grantTime', 'grantTime'],
})
/** A page of them. */
export const PostpaidAccountPage = ListPage(PostpaidAccount)

/** How far a bill is. */
export const PostpaidBillStatus = OneOf('PostpaidBillStatus', ['due', 'overdue', 'paid'])
export type PostpaidBillStatus = t.TypeOf<typeof PostpaidBillStatus>

/** What a customer owes for the post-paid orders of a month, in yuan: payments less refunds of that month. */
export const PostpaidBill = t.readonly(
  t.type({
    billId: Id,
    userName: Personal('name', t.string),
    /** A month of the platform's calendar, `2026-11`. */
    month: t.string,
    amount: Money,
    status: PostpaidBillStatus,
    issueTime: Instant,
    /** The last moment at which it is paid in time. */
    dueTime: Instant,
    payTime: Nullable(Instant),
    /** Null until it is paid. */
    paidBy: Nullable(OneOf('PostpaidPayment', ['contractFund', 'bank'])),
    /** Null unless it was paid by bank. */
    bankReference: Nullable(t.string),
  }),
  'PostpaidBill',
)
export type PostpaidBill = t.TypeOf<typeof PostpaidBill>

/** One's own bills, the latest first. */
export const ownPostpaidBillList = defineList({
  filters: { status: Optional(PostpaidBillStatus) },
  sorts: ['-issueTime', 'issueTime'],
})

/** The bills of all customers, the latest first. */
export const postpaidBillList = defineList({
  filters: {
    status: Optional(PostpaidBillStatus),
    /** Part of a user name, or a whole month. */
    keyword: Optional(TextUpTo(64)),
  },
  sorts: ['-issueTime', 'issueTime', 'dueTime', '-dueTime'],
})
/** A page of bills. */
export const PostpaidBillPage = ListPage(PostpaidBill)

/** A credit limit in yuan, above 0 and up to 99,999,999.99. */
export const CreditLimit = StringOf(
  'CreditLimit',
  (text) => /^\d{1,8}(\.\d{1,2})?$/.test(text) && Number(text) > 0,
)
