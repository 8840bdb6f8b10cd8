import { adjustmentSums, statementLineList } from '@compute-mall/core/statement'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { ListSource } from '../../platform/lists/index.ts'
import { type LineRecord, selectLines } from './queries.ts'
import { write } from './write.ts'

/** The lines of one statement, to be read by pages. */
export const lineSource = (
  db: Db,
  statementId: string,
): ListSource<typeof statementLineList, LineRecord> => ({
  list: statementLineList,
  name: `statementLines:${statementId}`,
  sorts: { at: { column: 'at', type: 'timestamptz' } },
  rows: (asked) => selectLines(db, statementId, asked),
})

/** Adds a line by hand. The statement must be locked. */
export const addAdjustment = async (
  trx: Db,
  statementId: string,
  { amount, reason, at }: { readonly amount: string; readonly reason: string; readonly at: Date },
): Promise<void> => {
  await write(trx)
    .insertInto('statement_lines')
    .values({
      id: newId(),
      statement_id: statementId,
      kind: 'adjustment',
      order_line_id: null,
      order_no: null,
      goods: null,
      ...adjustmentSums(amount),
      fee_rate: '0',
      at,
      reason,
    })
    .execute()
}

/** Whether a line belongs to a statement. */
export const hasLine = async (db: Db, statementId: string, lineId: string): Promise<boolean> =>
  (await db
    .selectFrom('statement_lines')
    .select('id')
    .where('statement_id', '=', statementId)
    .where('id', '=', lineId)
    .executeTakeFirst()) !== undefined

/** Whether a payment with this reference of the bank was noted already. */
export const isReferenceTaken = async (db: Db, bankReference: string): Promise<boolean> =>
  (await db
    .selectFrom('statements')
    .select('id')
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst()) !== undefined
