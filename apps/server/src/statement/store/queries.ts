import type { Words } from '@compute-mall/core/codec'
import type { SalesDay } from '@compute-mall/core/desk'
import type { SelectionOf } from '@compute-mall/core/list'
import { toCents } from '@compute-mall/core/money'
import { lineRefund } from '@compute-mall/core/order'
import {
  type StatementDetail,
  type StatementLine,
  type StatementRow,
  type statementLineList,
  statementList,
} from '@compute-mall/core/statement'
import { type Selectable, sql } from 'kysely'
import { refundOf, refundsWhere, type StoredRefund } from '../../order/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { containing, type ListSource, says } from '../../platform/lists/index.ts'
import type { StatementLineTable } from '../statement.tables.ts'
import type { StatementRecord } from './book.ts'

type Asked = Partial<SelectionOf<typeof statementList>> & {
  readonly shopId?: string
  readonly statementId?: string
}

/** What a statement comes to, added up from its lines. */
export interface SummedStatement extends StatementRecord {
  readonly shop_name: Words
  readonly sums: StatementSums
}

interface StatementSums {
  readonly lines: number
  readonly sales: string
  readonly refunds: string
  readonly adjustments: string
  readonly fees: string
  readonly total: string
}

/** One pass over the lines of a statement, made for the rows of a page alone. */
const sums = sql<StatementSums>`(
  select json_build_object('lines', count(*),
    'sales', coalesce(sum(line.amount) filter (where line.kind in ('sale', 'gift')), 0)::text,
    'refunds', coalesce(sum(line.amount) filter (where line.kind = 'refund'), 0)::text,
    'adjustments', coalesce(sum(line.amount) filter (where line.kind = 'adjustment'), 0)::text,
    'fees', coalesce(sum(line.fee), 0)::text, 'total', coalesce(sum(line.net), 0)::text)
  from statement_lines as line where line.statement_id = statement.id)`

/** Statements with what their lines come to. */
export const selectStatements = ({ shopId, statementId, status, period, keyword }: Asked) => {
  const conditions = [
    ...(shopId === undefined ? [] : [sql`statement.shop_id = ${shopId}`]),
    ...(statementId === undefined ? [] : [sql`statement.id = ${statementId}`]),
    ...(status === undefined ? [] : [sql`statement.status = ${status}`]),
    ...(period === undefined ? [] : [sql`statement.period = ${period}`]),
    ...(keyword === undefined
      ? []
      : [
          sql`statement.shop_id = any(array(
            select named.id from shops as named where named.id = ${keyword} or ${says('named.search_text', keyword)}))`,
        ]),
  ]
  return sql<SummedStatement>`(
    select statement.*, shops.name as shop_name, ${sums} as sums
    from statements as statement join shops on shops.id = statement.shop_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)})`
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

/** A statement as both sides read it. */
export const statementOf = (row: SummedStatement): StatementRow => ({
  statementId: row.id,
  shopId: row.shop_id,
  shopName: row.shop_name,
  period: row.period,
  from: row.from_day,
  until: row.until_day,
  status: row.status,
  lines: row.sums.lines,
  sales: toCents(row.sums.sales),
  refunds: toCents(row.sums.refunds),
  adjustments: toCents(row.sums.adjustments),
  fees: toCents(row.sums.fees),
  total: toCents(row.sums.total),
  closeTime: iso(row.closed_at),
  confirmBy: iso(row.confirm_by),
  payTime: iso(row.paid_at),
})

const oneStatement = async (db: Db, asked: Asked): Promise<SummedStatement | undefined> => {
  const { rows } = await sql<SummedStatement>`select * from ${selectStatements(asked)} as found`.execute(db)
  return rows[0]
}

/** A statement that is known to be there. @throws Error when it is not */
export const findStatement = async (db: Db, statementId: string): Promise<StatementRow> => {
  const row = await oneStatement(db, { statementId })
  if (row === undefined) throw new Error(`there is no statement ${statementId}`)
  return statementOf(row)
}

/** Whether there is a statement, of that shop where one is named. */
export const hasStatement = async (db: Db, statementId: string, shopId?: string): Promise<boolean> => {
  const found = await db
    .selectFrom('statements')
    .select('shop_id')
    .where('id', '=', statementId)
    .executeTakeFirst()
  return found !== undefined && (shopId === undefined || found.shop_id === shopId)
}

/** A statement with its history; undefined where there is none, or none of that shop. */
export const statementDetail = async (db: Db, asked: Asked): Promise<StatementDetail | undefined> => {
  const row = await oneStatement(db, asked)
  if (row === undefined) return undefined
  const steps = await db
    .selectFrom('statement_steps')
    .selectAll()
    .where('statement_id', '=', row.id)
    .orderBy('seq')
    .execute()
  return {
    ...statementOf(row),
    bankReference: row.bank_reference,
    steps: steps.map(({ event, to_status, at, text, line_id }) => ({
      event,
      status: to_status,
      at: at.toISOString(),
      text,
      lineId: line_id,
    })),
  }
}

/** The statements of all shops, or of one. */
export const statementSource = (shopId?: string): ListSource<typeof statementList, SummedStatement> => ({
  list: statementList,
  name: `statements:${shopId ?? ''}`,
  sorts: { from: { column: 'from_day', type: 'text' } },
  rows: (asked) => selectStatements(shopId === undefined ? asked : { ...asked, shopId }),
})

/** A line with what goes back of its order. */
export type LineRecord = Selectable<StatementLineTable> & { readonly refunds: readonly StoredRefund[] }

/** The lines of one statement. */
export const selectLines = (
  db: Db,
  statementId: string,
  { kind, keyword }: Partial<SelectionOf<typeof statementLineList>>,
) => {
  let lines = db
    .selectFrom('statement_lines')
    .selectAll()
    .select(
      refundsWhere(sql`refund.order_id = (
        select sold.order_id from order_lines as sold where sold.id = statement_lines.order_line_id)`).as(
        'refunds',
      ),
    )
    .where('statement_id', '=', statementId)
  if (kind !== undefined) lines = lines.where('kind', '=', kind)
  if (keyword !== undefined) lines = lines.where('order_no', 'like', containing(keyword))
  return lines
}

/** A rate without the zeros that a column of four decimals ends in. */
const rateOf = (rate: string): string => rate.replace(/\.?0+$/, '') || '0'

/** A line as both sides read it. */
export const lineOf = (row: LineRecord): StatementLine => ({
  lineId: row.id,
  kind: row.kind,
  orderNo: row.order_no,
  orderLineId: row.order_line_id,
  goods: row.goods,
  amount: toCents(row.amount),
  feeRate: rateOf(row.fee_rate),
  fee: toCents(row.fee),
  net: toCents(row.net),
  at: row.at.toISOString(),
  reason: row.reason,
  refund:
    row.kind === 'refund' && row.order_line_id !== null
      ? lineRefund(row.refunds.map(refundOf), row.order_line_id)
      : null,
})

/** What a shop sold and gave back on each day since `first`, a day of UTC+8, as its statements have it (W18). */
export const daysOf = async (db: Db, shopId: string, first: string): Promise<readonly SalesDay[]> => {
  const day = sql<string>`to_char(line.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
  return db
    .selectFrom('statements')
    .innerJoin('statement_lines as line', 'line.statement_id', 'statements.id')
    .select([
      day.as('day'),
      sql<number>`count(distinct line.order_no) filter (where line.kind in ('sale', 'gift'))::int`.as(
        'orders',
      ),
      sql<string>`round(coalesce(sum(line.amount) filter (where line.kind in ('sale', 'gift')), 0), 2)::text`.as(
        'revenue',
      ),
      sql<string>`round(coalesce(-sum(line.amount) filter (where line.kind = 'refund'), 0), 2)::text`.as(
        'refunds',
      ),
    ])
    .where('statements.shop_id', '=', shopId)
    .where('statements.until_day', '>=', first)
    .where('line.at', '>=', new Date(`${first}T00:00:00+08:00`))
    .groupBy(day)
    .orderBy('day')
    .execute()
}
