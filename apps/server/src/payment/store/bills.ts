import {
  type BillDay,
  type BillDifference,
  type BillEntry,
  billBounds,
  type Comparison,
  type Difference,
  type PayBill,
  type PayChannel,
} from '@compute-mall/core/payment'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { containing } from '../../platform/lists/index.ts'
import type { BillLine } from '../provider/provider.ts'
import { write } from './write.ts'

/** An entry of a provider's bill, with what was told of it. */
export interface TheirEntry extends BillEntry {
  readonly line: BillLine
}
/** An entry of our ledger; `paymentId` is null where no payment session was opened for it. */
export interface OurEntry extends BillEntry {
  readonly paymentId: string | null
  readonly orderId: string
}
type LedgerComparison = Comparison<TheirEntry, OurEntry>
export type LedgerDifference = Difference<TheirEntry, OurEntry>

export const billIdOf = (channel: PayChannel, day: BillDay): string => `${channel}-${day}`

/** A payment or a refund, and the number by which it is known; a difference has one of its sides at least. */
const entryOf = ({ theirs, ours }: LedgerDifference): BillEntry => {
  const entry = theirs ?? ours
  if (entry === null) throw new Error('a difference of nothing')
  return entry
}

const numbersOf = (bill: readonly BillEntry[], kind: BillEntry['kind']): string[] =>
  bill.filter((entry) => entry.kind === kind).map(({ transactionNo }) => transactionNo)

interface EntryRow {
  readonly kind: BillEntry['kind']
  readonly transaction_no: string
  readonly payment_id: string | null
  readonly order_id: string
  readonly amount: string
  readonly at: Date
}

/** What our ledger has of a provider: the entries of the day, and those of any day that the bill names. */
export const ledgerEntriesOf = async (
  db: Db,
  channel: PayChannel,
  day: BillDay,
  bill: readonly BillEntry[],
): Promise<readonly OurEntry[]> => {
  const { from, until } = billBounds(day)
  const { rows } = await sql<EntryRow>`
    select entry.kind, entry.transaction_no, coalesce(entry.payment_id, paid.payment_id) as payment_id,
      entry.order_id, abs(entry.amount)::text as amount, entry.at
    from ledger_entries as entry
      left join ledger_entries as paid on paid.provider = entry.provider and paid.kind = 'payment'
        and paid.transaction_no = entry.given_back
    where entry.provider = ${channel} and (
      (entry.at >= ${new Date(from)} and entry.at < ${new Date(until)})
      or (entry.kind = 'payment' and entry.transaction_no = any(${numbersOf(bill, 'payment')}::text[]))
      or (entry.kind = 'refund' and entry.transaction_no = any(${numbersOf(bill, 'refund')}::text[])))`.execute(
    db,
  )
  return rows.map((row) => ({
    kind: row.kind,
    transactionNo: row.transaction_no,
    paymentId: row.payment_id,
    orderId: row.order_id,
    amount: row.amount,
    at: row.at.toISOString(),
  }))
}

/** Notes that a provider was asked for a bill and gave none; what was compared before stays. */
export const noteAsked = async (db: Db, channel: PayChannel, day: BillDay, now: Date): Promise<void> => {
  await write(db)
    .insertInto('pay_bills')
    .values({ id: billIdOf(channel, day), channel, day, compared_at: null, asked_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ asked_at: now }))
    .execute()
}

const saveSums = async (
  trx: Db,
  { channel, day, now, comparison: { theirs, ours } }: NewComparison,
): Promise<void> => {
  const sums = {
    their_count: theirs.count,
    their_paid: theirs.paid,
    their_refunded: theirs.refunded,
    our_count: ours.count,
    our_paid: ours.paid,
    our_refunded: ours.refunded,
    asked_at: now,
  }
  await write(trx)
    .insertInto('pay_bills')
    .values({ id: billIdOf(channel, day), channel, day, compared_at: null, ...sums })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(sums))
    .execute()
}

/** Notes that a bill was compared, and that nothing is left to be entered; until then the day is due. */
export const noteCompared = async (db: Db, billId: string, now: Date): Promise<void> => {
  await write(db).updateTable('pay_bills').set({ compared_at: now }).where('id', '=', billId).execute()
}

/** The orders of payments that the provider names and we opened, by payment. */
const ordersOf = async (
  trx: Db,
  channel: PayChannel,
  differences: readonly LedgerDifference[],
): Promise<ReadonlyMap<string, string>> => {
  const named = differences.flatMap(({ theirs }) => theirs?.line.paymentId ?? [])
  if (named.length === 0) return new Map()
  const sessions = await trx
    .selectFrom('pay_sessions')
    .select(['id', 'order_id'])
    .where('channel', '=', channel)
    .where('id', '=', sql<string>`any(${named}::text[])`)
    .execute()
  return new Map(sessions.map(({ id, order_id }) => [id, order_id]))
}

const keyOf = (row: { readonly kind: string; readonly entry: string; readonly transaction_no: string }) =>
  `${row.kind} ${row.entry} ${row.transaction_no}`

/** Rows of one statement, so that a bill of nothing but differences stays below the most values of one. */
const BATCH_SIZE = 1_000

export interface NewComparison {
  readonly channel: PayChannel
  readonly day: BillDay
  readonly now: Date
  readonly comparison: LedgerComparison
}

/**
 * Keeps what comparing a bill gave. Compared again, what was explained stays explained, what is not found any more is
 * settled, and what had to be entered here stays open until somebody has explained it.
 */
export const saveComparison = async (trx: Db, saved: NewComparison): Promise<void> => {
  const { channel, day, comparison } = saved
  await saveSums(trx, saved)
  const billId = billIdOf(channel, day)
  const orders = await ordersOf(trx, channel, comparison.differences)
  const rows = comparison.differences.map((difference) => {
    const { kind: entry, transactionNo, at } = entryOf(difference)
    const { kind, theirs, ours } = difference
    return {
      id: newId(),
      bill_id: billId,
      kind,
      entry,
      transaction_no: transactionNo,
      order_id: ours?.orderId ?? orders.get(theirs?.line.paymentId ?? '') ?? null,
      theirs: theirs?.amount ?? null,
      ours: ours?.amount ?? null,
      at: new Date(at),
      explanation: null,
      explained_at: null,
    }
  })
  // A line that the bill has three times differs twice, and is one difference to look at.
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  const open = await trx
    .selectFrom('bill_differences')
    .select(['id', 'kind', 'entry', 'transaction_no'])
    .where('bill_id', '=', billId)
    .where('state', '=', 'open')
    .where('taken_in', '=', false)
    .execute()
  const settled = open.filter((row) => !found.has(keyOf(row))).map(({ id }) => id)
  if (settled.length > 0)
    await write(trx)
      .updateTable('bill_differences')
      .set({ state: 'settled' })
      .where('id', '=', sql<string>`any(${settled}::text[])`)
      .execute()
  const inserted = [...found.values()]
  for (let begin = 0; begin < inserted.length; begin += BATCH_SIZE)
    await write(trx)
      .insertInto('bill_differences')
      .values(inserted.slice(begin, begin + BATCH_SIZE))
      .onConflict((conflict) =>
        conflict
          .columns(['bill_id', 'kind', 'entry', 'transaction_no'])
          .doUpdateSet({
            order_id: sql`excluded.order_id`,
            theirs: sql`excluded.theirs`,
            ours: sql`excluded.ours`,
            state: 'open',
          })
          .where('bill_differences.state', '<>', 'explained'),
      )
      .execute()
}

/** Notes that what a bill has and we had not is in the ledger now. */
export const markTakenIn = async (
  trx: Db,
  billId: string,
  difference: LedgerDifference,
): Promise<string | undefined> => {
  const { kind, transactionNo } = entryOf(difference)
  const marked = await write(trx)
    .updateTable('bill_differences')
    .set({ taken_in: true })
    .where('bill_id', '=', billId)
    .where('kind', '=', difference.kind)
    .where('entry', '=', kind)
    .where('transaction_no', '=', transactionNo)
    .returning('id')
    .executeTakeFirst()
  return marked?.id
}

/** Notes why a difference is there. `undefined` when there is no such difference. */
export const explain = async (
  trx: Db,
  id: string,
  explanation: string,
  now: Date,
): Promise<{ readonly before: string | null } | undefined> => {
  const before = await trx
    .selectFrom('bill_differences')
    .select('explanation')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (before === undefined) return undefined
  await write(trx)
    .updateTable('bill_differences')
    .set({ state: 'explained', explanation, explained_at: now })
    .where('id', '=', id)
    .execute()
  return { before: before.explanation }
}

/** Bills that match, with how many differences they have. */
export const selectBills = (db: Db, { state }: { readonly state?: 'open' | 'unanswered' | undefined }) => {
  let found = db
    .selectFrom('pay_bills as bill')
    .selectAll('bill')
    .select(({ selectFrom, fn }) => {
      const differences = selectFrom('bill_differences as difference')
        .select(fn.countAll<number>().as('count'))
        .whereRef('difference.bill_id', '=', 'bill.id')
      return [differences.as('differences'), differences.where('difference.state', '=', 'open').as('open')]
    })
  if (state === 'unanswered') found = found.where('bill.compared_at', 'is', null)
  if (state === 'open')
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bill_differences as difference')
          .select('difference.id')
          .whereRef('difference.bill_id', '=', 'bill.id')
          .where('difference.state', '=', 'open'),
      ),
    )
  return found
}
type BillRow = Awaited<ReturnType<ReturnType<typeof selectBills>['executeTakeFirstOrThrow']>>

export const payBillOf = (row: BillRow): PayBill => ({
  billId: row.id,
  channel: row.channel,
  day: row.day,
  theirs: { count: row.their_count, paid: row.their_paid, refunded: row.their_refunded },
  ours: { count: row.our_count, paid: row.our_paid, refunded: row.our_refunded },
  differences: Number(row.differences ?? 0),
  open: Number(row.open ?? 0),
  comparedTime: row.compared_at?.toISOString() ?? null,
  askedTime: row.asked_at.toISOString(),
})

interface AskedDifferences {
  readonly state?: BillDifference['state'] | undefined
  readonly day?: BillDay | undefined
  readonly kind?: BillDifference['kind'] | undefined
  readonly keyword?: string | undefined
}

/** Differences that match, with their bills and orders. */
export const selectDifferences = (db: Db, { state, day, kind, keyword }: AskedDifferences) => {
  let found = db
    .selectFrom('bill_differences as difference')
    .innerJoin('pay_bills as bill', 'bill.id', 'difference.bill_id')
    .leftJoin('orders', 'orders.id', 'difference.order_id')
    .selectAll('difference')
    .select(['bill.channel', 'bill.day', 'orders.order_no'])
  if (state !== undefined) found = found.where('difference.state', '=', state)
  if (day !== undefined) found = found.where('bill.day', '=', day)
  if (kind !== undefined) found = found.where('difference.kind', '=', kind)
  if (keyword !== undefined)
    found = found.where(({ eb, selectFrom }) =>
      eb(
        'difference.id',
        'in',
        selectFrom('bill_differences as named')
          .select('named.id')
          .where('named.transaction_no', 'like', containing(keyword))
          .unionAll(
            selectFrom('orders as numbered')
              .innerJoin('bill_differences as theirs', 'theirs.order_id', 'numbered.id')
              .select('theirs.id')
              .where('numbered.order_no', 'like', containing(keyword)),
          ),
      ),
    )
  return found
}
export type DifferenceRow = Awaited<
  ReturnType<ReturnType<typeof selectDifferences>['executeTakeFirstOrThrow']>
>

export const differenceOf = (row: DifferenceRow): BillDifference => ({
  differenceId: row.id,
  channel: row.channel,
  day: row.day,
  kind: row.kind,
  entry: row.entry,
  transactionNo: row.transaction_no,
  orderId: row.order_id,
  orderNo: row.order_no,
  theirs: row.theirs,
  ours: row.ours,
  at: row.at.toISOString(),
  takenIn: row.taken_in,
  state: row.state,
  explanation: row.explanation,
  explainTime: row.explained_at?.toISOString() ?? null,
})
