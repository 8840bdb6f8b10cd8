import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { type Period, Period as PeriodCodec } from '@compute-mall/core/settlement'
import { FeeRates, feeRateAt } from '@compute-mall/core/site'
import {
  counterSums,
  type DayRange,
  endOfPeriod,
  periodAfter,
  periodAt,
  saleSums,
  USUAL_PERIOD,
} from '@compute-mall/core/statement'
import type { Selectable } from 'kysely'
import type { LinesBooked } from '../../order/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { StatementTable } from '../statement.tables.ts'
import { write } from './write.ts'

export type StatementRecord = Selectable<StatementTable>

/** How often accounts are settled with a shop: as it chose when it settled in. */
const periodOf = async (trx: Db, shopId: string): Promise<Period> => {
  const row = await trx
    .selectFrom('retailers')
    .select('period')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return row !== undefined && PeriodCodec.is(row.period) ? row.period : USUAL_PERIOD
}

/** The statement of a shop for a period, locked until the transaction ends; made where there is none. */
const lockStatement = async (
  trx: Db,
  shopId: string,
  period: Period,
  range: DayRange,
): Promise<StatementRecord> => {
  await write(trx)
    .insertInto('statements')
    .values({
      id: newId(),
      shop_id: shopId,
      period,
      from_day: range.from,
      until_day: range.until,
      ends_at: new Date(endOfPeriod(range)),
      status: 'open',
      closed_at: null,
      confirm_by: null,
      paid_at: null,
      bank_reference: null,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'from_day', 'until_day']).doNothing())
    .execute()
  return trx
    .selectFrom('statements')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('from_day', '=', range.from)
    .where('until_day', '=', range.until)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The statement of a shop that takes a line of this instant: that of its period, or the next one that is still open. */
const openStatement = async (trx: Db, shopId: string, at: Date): Promise<StatementRecord> => {
  const period = await periodOf(trx, shopId)
  let range = periodAt(period, at.getTime())
  let found = await lockStatement(trx, shopId, period, range)
  while (found.status !== 'open') {
    range = periodAfter(period, range)
    found = await lockStatement(trx, shopId, period, range)
  }
  return found
}

const rateAt = async (trx: Db, at: Date): Promise<string> => {
  const row = await trx
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'serviceFeeRates')
    .executeTakeFirst()
  const rates = decode(FeeRates)(row?.value ?? [])
  if (E.isLeft(rates)) throw new Error(`setting serviceFeeRates: ${JSON.stringify(rates.left)}`)
  return feeRateAt(rates.right, at.getTime())
}

const bookLine = async (
  trx: Db,
  { kind, orderNo, at: instant }: LinesBooked,
  { lineId, shopId, name, amount }: LinesBooked['lines'][number],
): Promise<void> => {
  const at = new Date(instant)
  const booked = await trx
    .selectFrom('statement_lines')
    .select(['kind', 'amount', 'fee', 'net', 'fee_rate'])
    .where('order_line_id', '=', lineId)
    .execute()
  if (booked.some((line) => line.kind === kind)) return
  const sale = booked.find((line) => line.kind === 'sale' || line.kind === 'gift')
  // Money that came too late was never a sale, and what goes back of it is no refund of the shop's.
  if (kind === 'refund' && sale === undefined) return
  const feeRate = sale?.fee_rate ?? (await rateAt(trx, at))
  const sums = sale === undefined ? saleSums(amount, feeRate) : counterSums(sale)
  const { id } = await openStatement(trx, shopId, at)
  await write(trx)
    .insertInto('statement_lines')
    .values({
      id: newId(),
      statement_id: id,
      kind,
      order_line_id: lineId,
      order_no: orderNo,
      goods: name,
      ...sums,
      fee_rate: feeRate,
      at,
      reason: null,
    })
    .execute()
}

/** Books what was sold and what was given back, each line of an order once (W18). */
export const bookLines = async (trx: Db, events: readonly LinesBooked[]): Promise<void> => {
  for (const event of events) for (const line of event.lines) await bookLine(trx, event, line)
}
