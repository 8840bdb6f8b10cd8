import * as t from 'io-ts'
import {
  Count,
  Id,
  Instant,
  Keyword,
  Nullable,
  OneOf,
  Optional,
  ReasonUpTo,
  StringOf,
  TextOf,
  Words,
} from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { RefundProgress } from '../order/index.ts'
import { Period } from '../settlement/index.ts'
import { FeeRate } from '../site/index.ts'
import { STATEMENT_TEXT } from './statement.rules.ts'

/** How far the account of a shop for one period is (W18). */
export const StatementStatus = OneOf('StatementStatus', ['open', 'closed', 'confirmed', 'disputed', 'paid'])
export type StatementStatus = t.TypeOf<typeof StatementStatus>

/** A sale or a gift (paid by the platform), the refund of either, and an adjustment by finance. */
export const StatementLineKind = OneOf('StatementLineKind', ['sale', 'gift', 'refund', 'adjustment'])
export type StatementLineKind = t.TypeOf<typeof StatementLineKind>

/** A day of the platform's zone, `2026-11-30`. */
const Day = StringOf(
  'Day',
  (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)),
)

/** What somebody writes to the other side: not blank, within `STATEMENT_TEXT`. */
export const StatementText = TextOf(
  'StatementText',
  ReasonUpTo(STATEMENT_TEXT.maximum),
  (text) => text.length >= STATEMENT_TEXT.minimum,
)

/** A sum by which finance corrects a statement, with at most two decimals and never 0. */
export const Adjustment = StringOf(
  'Adjustment',
  (text) => /^-?\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) !== 0,
)

const sums = {
  /** Gifts included: the platform pays for them. */
  sales: Money,
  /** 0 or less. */
  refunds: Money,
  adjustments: Money,
  /** What the platform keeps of sales, less what it gave back with refunds. */
  fees: Money,
  /** Sales, refunds and adjustments less the fees: the sum of what its lines come to. */
  total: Money,
}

const statement = {
  statementId: Id,
  shopId: Id,
  shopName: Words,
  period: Period,
  /** The first and the last day of the period. */
  from: Day,
  until: Day,
  status: StatementStatus,
  lines: Count,
  ...sums,
  closeTime: Nullable(Instant),
  /** When it counts as confirmed unless the shop says otherwise; null while that is not the question. */
  confirmBy: Nullable(Instant),
  payTime: Nullable(Instant),
}

/** The account of a shop for one period, in yuan. */
export const StatementRow = t.readonly(t.type(statement), 'StatementRow')
export type StatementRow = t.TypeOf<typeof StatementRow>

/** A step of a statement's life; `event` is an event of its chart. */
const StatementStep = t.readonly(
  t.type({
    event: t.string,
    status: StatementStatus,
    at: Instant,
    /** What was disputed or adjusted, in the words of who did it. */
    text: Nullable(t.string),
    /** The line that a dispute is about; null for the whole statement. */
    lineId: Nullable(Id),
  }),
  'StatementStep',
)

/** A statement with what happened to it, the earliest first. */
export const StatementDetail = t.readonly(
  t.type({ ...statement, bankReference: Nullable(t.string), steps: t.readonlyArray(StatementStep) }),
  'StatementDetail',
)
export type StatementDetail = t.TypeOf<typeof StatementDetail>

/** One line of a statement, in yuan. */
export const StatementLine = t.readonly(
  t.type({
    lineId: Id,
    kind: StatementLineKind,
    orderNo: Nullable(t.string),
    /** The line of the order; null for an adjustment. */
    orderLineId: Nullable(Id),
    goods: Nullable(Words),
    /** Below zero for what was given back or taken off. */
    amount: Money,
    /** As it held when the goods were paid; a refund is reckoned at the rate of its sale. */
    feeRate: FeeRate,
    fee: Money,
    /** The amount less the fee. */
    net: Money,
    at: Instant,
    /** Why finance adjusted. */
    reason: Nullable(t.string),
    /** Of a refund: how far the money is that goes back to the buyer; null for the rest. */
    refund: Nullable(RefundProgress),
  }),
  'StatementLine',
)
export type StatementLine = t.TypeOf<typeof StatementLine>

/** The statements of one's own shop, the latest period first. */
export const shopStatementList = defineList({
  filters: { status: Optional(StatementStatus) },
  sorts: ['-from', 'from'],
})

/** The statements of all shops, the latest period first. `keyword` is part of a shop's name, or its number. */
export const statementList = defineList({
  filters: {
    status: Optional(StatementStatus),
    period: Optional(Period),
    keyword: Optional(Keyword),
  },
  sorts: ['-from', 'from'],
})
/** A page of statements. */
export const StatementPage = ListPage(StatementRow)

/** The lines of a statement, the earliest first. `keyword` is part of an order number. */
export const statementLineList = defineList({
  filters: { kind: Optional(StatementLineKind), keyword: Optional(Keyword) },
  sorts: ['at', '-at'],
})
/** A page of them. */
export const StatementLinePage = ListPage(StatementLine)
