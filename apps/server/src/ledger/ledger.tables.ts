import type { Money } from '@compute-mall/core/money'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface LedgerTables {
  /** What users mean to spend in a month, in yuan. */
  budgets: { user_id: string; amount: Money; changed_at: Timestamp }
  /** Of which percent of a month's budget a user was told. */
  budget_alerts: { user_id: string; month: string; percent: number; at: Timestamp }
}

declare module '../platform/database/tables.ts' {
  interface Database extends LedgerTables {}
}
