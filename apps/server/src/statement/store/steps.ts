import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { NoticeKind } from '@compute-mall/core/notice'
import {
  allowedStatementEvents,
  confirmBy,
  nextStatementStatus,
  periodText,
  type StatementActor,
  type StatementEventName,
  statementLife,
} from '@compute-mall/core/statement'
import { sql, type Updateable } from 'kysely'
import { type AuditActor, audit } from '../../audit/index.ts'
import { shopStaffWith } from '../../identity/index.ts'
import { notify } from '../../notice/index.ts'
import type { Db } from '../../platform/database/index.ts'
import type { StatementTable } from '../statement.tables.ts'
import type { StatementRecord } from './book.ts'
import { findStatement } from './queries.ts'
import { write } from './write.ts'

/** A statement, locked until the transaction ends, with what it comes to; undefined where there is none. */
export const lockStatement = async (trx: Db, statementId: string) => {
  const row = await trx
    .selectFrom('statements')
    .selectAll()
    .where('id', '=', statementId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { total } = await findStatement(trx, statementId)
  return { ...row, total }
}
export type LockedStatement = NonNullable<Awaited<ReturnType<typeof lockStatement>>>

interface Taken {
  readonly event: StatementEventName
  readonly actor: StatementActor
  readonly by: AuditActor
  readonly text?: string
  readonly lineId?: string | undefined
  /** Of a payment. */
  readonly bankReference?: string
  /** Of an adjustment. */
  readonly amount?: string
}

const columnsOf = (
  { status }: StatementRecord,
  event: StatementEventName,
  next: StatementRecord['status'],
  { by: { now }, bankReference }: Taken,
): Updateable<StatementTable> => ({
  status: next,
  confirm_by: next === 'closed' ? new Date(confirmBy(now.getTime())) : null,
  ...(event === 'period.ended' && status === 'open' && { closed_at: now }),
  ...(next === 'paid' && { paid_at: now, bank_reference: bankReference ?? null }),
})

const noticeOf: Partial<Readonly<Record<StatementEventName, NoticeKind>>> = {
  'period.ended': 'statementClosed',
  'statement.disputed': 'statementDisputed',
  'statement.paid': 'statementPaid',
}

/** The owner of the shop and finance learn that a statement was closed, disputed or paid (width 2.0). */
const tell = async (
  trx: Db,
  { id, shop_id, from_day, until_day }: StatementRecord,
  kind: NoticeKind,
  now: Date,
): Promise<void> => {
  const finance = await trx
    .selectFrom('users')
    .select('id')
    .where('role_type', '=', 'manager')
    .where('disabled_at', 'is', null)
    .where(({ eb, val }) => eb(val('financial'), '=', eb.fn.any('role_ids')))
    .execute()
  await notify(trx, {
    kind,
    eventId: `statement:${id}:${kind}:${now.toISOString()}`,
    details: { period: periodText({ from: from_day, until: until_day }) },
    now,
    userIds: [...(await shopStaffWith(trx, shop_id, 'owner')), ...finance.map(({ id: userId }) => userId)],
    subjectId: id,
  })
}

const noteStep = (
  trx: Db,
  { id, status }: StatementRecord,
  next: StatementRecord['status'],
  { event, by, text, lineId }: Taken,
) =>
  write(trx)
    .insertInto('statement_steps')
    .values({
      statement_id: id,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from statement_steps where statement_id = ${id})`,
      event,
      from_status: status,
      to_status: next,
      at: by.now,
      text: text ?? null,
      line_id: lineId ?? null,
    })
    .execute()

/**
 * Takes the step that the chart allows, with its history, its audit line and its notice. The statement must be locked.
 * Refusal: STATEMENT10001.
 */
export const transitionStatement = async (
  trx: Db,
  statement: LockedStatement,
  taken: Taken,
): Promise<E.Either<Refusal, void>> => {
  const { event, actor, by, text, lineId, amount, bankReference } = taken
  const life = statementLife(statement)
  if (!allowedStatementEvents(life, actor).includes(event)) return E.left(refusals.statementStateConflict())
  const next = nextStatementStatus(life, event)
  await write(trx)
    .updateTable('statements')
    .set(columnsOf(statement, event, next, taken))
    .where('id', '=', statement.id)
    .execute()
  await noteStep(trx, statement, next, taken)
  await audit(trx, by, {
    action: event,
    object: { type: 'statement', id: statement.id },
    before: { status: statement.status },
    after: {
      status: next,
      total: statement.total,
      ...(lineId !== undefined && { lineId }),
      ...(amount !== undefined && { amount }),
      ...(bankReference !== undefined && { bankReference }),
    },
    reason: text ?? null,
  })
  const kind = noticeOf[event]
  if (kind !== undefined) await tell(trx, statement, kind, by.now)
  return E.right(undefined)
}
