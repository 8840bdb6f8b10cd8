import {
  CLOSING_DELAY_MS,
  type DayRange,
  endOfPeriod,
  periodAt,
  USUAL_PERIOD,
} from '@compute-mall/core/statement'
import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import { jobActor } from '@compute-mall/server/audit'
import { bookLines, lockStatement, transitionStatement } from '@compute-mall/server/statement'
import { actorNamed, demand, type Offer, offersOf, SHOP, sell, type Trx } from './sale.ts'

/** What the platform keeps of each sale in the demonstration. */
const FEE_RATE = '0.05'

const startOf = ({ from }: DayRange): number => Date.parse(`${from}T00:00:00+08:00`)
const before = (range: DayRange): DayRange => periodAt(USUAL_PERIOD, startOf(range) - 1)

/** Books now what the outbox is going to tell, so that statements of the past can be closed. */
const bookAll = async (trx: Trx): Promise<void> => {
  const events = await trx
    .selectFrom('outbox_events')
    .select('payload')
    .where('name', '=', 'order.linesBooked')
    .orderBy('id')
    .execute()
  await bookLines(
    trx,
    events.map(({ payload }) => payload as Parameters<typeof bookLines>[1][number]),
  )
}

const statementOf = async (trx: Trx, { from }: DayRange, shopId = SHOP) => {
  const { id } = await trx
    .selectFrom('statements')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('from_day', '=', from)
    .executeTakeFirstOrThrow()
  const statement = await lockStatement(trx, id)
  if (statement === undefined) throw new Error(`statement seed: there is no statement ${id}`)
  return statement
}

const close = async (trx: Trx, range: DayRange, at: Date, shopId = SHOP): Promise<void> => {
  const by = jobActor('statements', at)
  const statement = await statementOf(trx, range, shopId)
  demand(await transitionStatement(trx, statement, { event: 'period.ended', actor: 'job', by }))
}

/** Two statements of the shop that were closed, the earlier one disputed, and the one that goes on (W18). */
export const seedStatements = async (trx: Trx, now: Date): Promise<void> => {
  await trx
    .insertInto('settings')
    .values({
      name: 'serviceFeeRates',
      value: JSON.stringify([{ rate: FEE_RATE, from: '2026-01-01T00:00:00.000Z' }]),
    })
    .execute()
  const current = periodAt(USUAL_PERIOD, now.getTime())
  const last = before(current)
  const disputed = before(last)
  const days = [
    [disputed, 4],
    [disputed, 19],
    [last, 8],
    [last, 23],
    [last, 24],
  ] as const
  const offers = await offersOf(trx, { isOwn: true, count: days.length })
  for (const [index, [range, day]] of days.entries()) {
    const offer = offers[index]
    if (offer === undefined) continue
    const at = new Date(startOf(range) + day * DAY_MS + 10 * HOUR_MS)
    await sell(trx, offer, { key: `seed-${offer.sku_id}-statement`, at })
  }
  await bookAll(trx)
  const closedAt = endOfPeriod(disputed) + CLOSING_DELAY_MS
  await close(trx, disputed, new Date(closedAt))
  const [line] = await trx
    .selectFrom('statement_lines')
    .select('id')
    .where('statement_id', '=', (await statementOf(trx, disputed)).id)
    .orderBy('at')
    .execute()
  demand(
    await transitionStatement(trx, await statementOf(trx, disputed), {
      event: 'statement.disputed',
      actor: 'merchant',
      by: actorNamed('seller', 'seller', 'saler', new Date(closedAt + 2 * DAY_MS)),
      text: '该订单按合同约定免收服务费，请核对后调整。',
      lineId: line?.id,
    }),
  )
  await close(trx, last, new Date(Math.max(endOfPeriod(last) + CLOSING_DELAY_MS, now.getTime() - 2 * DAY_MS)))
}

/** A statement that nobody disputed in time, with one sale. @returns when it was confirmed by itself */
const confirmed = async (trx: Trx, range: DayRange, offer: Offer, key: string): Promise<number> => {
  await sell(trx, offer, { key, at: new Date(startOf(range) + 12 * DAY_MS) })
  await bookAll(trx)
  const closedAt = endOfPeriod(range) + CLOSING_DELAY_MS
  await close(trx, range, new Date(closedAt), offer.shop_id)
  demand(
    await transitionStatement(trx, await statementOf(trx, range, offer.shop_id), {
      event: 'confirmation.expired',
      actor: 'job',
      by: jobActor('statements', new Date(closedAt + 7 * DAY_MS)),
    }),
  )
  return closedAt + 7 * DAY_MS
}

/** A statement of another shop that finance is to pay, and one of the shop that was paid (W18). */
export const seedPayout = async (trx: Trx, now: Date): Promise<void> => {
  const last = before(before(periodAt(USUAL_PERIOD, now.getTime())))
  const other = (await offersOf(trx, { isOwn: false, count: 19 })).at(-1)
  const [own] = await offersOf(trx, { isOwn: true, count: 1 })
  if (other === undefined || own === undefined) throw new Error('statement seed: a shop has no offer')
  await confirmed(trx, last, other, 'seed-payout')
  const earlier = before(last)
  const confirmedAt = await confirmed(trx, earlier, own, 'seed-paid')
  demand(
    await transitionStatement(trx, await statementOf(trx, earlier), {
      event: 'statement.paid',
      actor: 'finance',
      by: actorNamed('finance', 'staff', 'financial', new Date(confirmedAt + 2 * DAY_MS)),
      bankReference: `FK${earlier.from.replaceAll('-', '')}`,
    }),
  )
}
