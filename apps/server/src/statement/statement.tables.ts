import type { Words } from '@compute-mall/core/codec'
import type { Money } from '@compute-mall/core/money'
import type { Period } from '@compute-mall/core/settlement'
import type { StatementEventName, StatementLineKind, StatementStatus } from '@compute-mall/core/statement'
import type { ColumnType } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

/** The account of a shop for one period; what it comes to is the sum of its lines and is kept nowhere else. */
export interface StatementTable {
  id: string
  shop_id: string
  period: Period
  /** The first and the last day, in the platform's zone. */
  from_day: string
  until_day: string
  /** The first instant after the last day. */
  ends_at: Timestamp
  /** Moved along the chart of core/statement alone, by `transitionStatement`. */
  status: StatementStatus
  closed_at: Timestamp | null
  confirm_by: Timestamp | null
  paid_at: Timestamp | null
  bank_reference: string | null
}

export interface StatementLineTable {
  id: string
  statement_id: string
  kind: StatementLineKind
  /** Null for an adjustment; a line of an order is sold once and given back once. */
  order_line_id: string | null
  order_no: string | null
  goods: ColumnType<Words | null, Words | null, never>
  amount: Money
  fee_rate: string
  fee: Money
  net: Money
  at: Timestamp
  reason: string | null
}

/** The history of a statement; `seq` counts from 1. */
export interface StatementStepTable {
  statement_id: string
  seq: number
  event: StatementEventName
  from_status: StatementStatus
  to_status: StatementStatus
  at: Timestamp
  /** The words of a dispute or of an adjustment. */
  text: string | null
  line_id: string | null
}

export interface StatementTables {
  statements: StatementTable
  statement_lines: StatementLineTable
  statement_steps: StatementStepTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends StatementTables {}
}
