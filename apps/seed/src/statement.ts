import {
  CLOSING_DELAY_MS,
  type DayRange,
  endOfPeriod,
  periodAt,
  USUAL_PERIOD,
} from '@compute-mall/core/statement'
import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import { jobActor } from '@compute-mall/server/audit'
import { bookLines, lockStatement, takeStep } from '@compute-mall/server/statement'
import { actorNamed, demand, offersOf, SHOP, sell, type Trx } from './sale.ts'

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
  demand(await takeStep(trx, statement, { event: 'period.ended', actor: 'job', by }))
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
    await takeStep(trx, await statementOf(trx, disputed), {
      event: 'statement.disputed',
      actor: 'merchant',
      by: actorNamed('seller', 'seller', 'saler', new Date(closedAt + 2 * DAY_MS)),
      text: '该订单按合同约定免收服务费，请核对后调整。',
      lineId: line?.id,
    }),
  )
  await close(trx, last, new Date(Math.max(endOfPeriod(last) + CLOSING_DELAY_MS, now.getTime() - 2 * DAY_MS)))
}

/** A statement of another shop that nobody disputed in time: finance is to pay it (W18). */
export const seedPayout = async (trx: Trx, now: Date): Promise<void> => {
  const range = before(before(periodAt(USUAL_PERIOD, now.getTime())))
  const offer = (await offersOf(trx, { isOwn: false, count: 17 })).at(-1)
  if (offer === undefined) throw new Error('statement seed: no other shop has an offer')
  await sell(trx, offer, { key: 'seed-payout', at: new Date(startOf(range) + 12 * DAY_MS) })
  await bookAll(trx)
  const closedAt = endOfPeriod(range) + CLOSING_DELAY_MS
  await close(trx, range, new Date(closedAt), offer.shop_id)
  demand(
    await takeStep(trx, await statementOf(trx, range, offer.shop_id), {
      event: 'confirmation.expired',
      actor: 'job',
      by: jobActor('statements', new Date(closedAt + 7 * DAY_MS)),
    }),
  )
}
