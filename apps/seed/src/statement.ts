import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { totalOf } from '@compute-mall/core/money'
import {
  CLOSING_DELAY_MS,
  type DayRange,
  endOfPeriod,
  periodAt,
  USUAL_PERIOD,
} from '@compute-mall/core/statement'
import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import { jobActor } from '@compute-mall/server/audit'
import type { Database } from '@compute-mall/server/database'
import { createOrder, enterPayment, lockOrder } from '@compute-mall/server/order'
import { quoteOf } from '@compute-mall/server/purchase'
import { bookLines, lockStatement, takeStep } from '@compute-mall/server/statement'
import { sql, type Transaction } from 'kysely'

type Trx = Transaction<Database>

const SHOP = '1001'
const BUYER = 'u-leader'
/** What the platform keeps of each sale in the demonstration. */
const FEE_RATE = '0.05'

/** @throws Error when the demonstration breaks a rule of its own */
const demand = <A>(answer: E.Either<Refusal, A>): A => {
  if (E.isLeft(answer)) throw new Error(`statement seed: ${JSON.stringify(answer.left)}`)
  return answer.right
}

interface Offer {
  readonly goods_id: string
  readonly sku_id: string
  readonly pricing_id: string
  readonly cluster_id: string
}

/** Hours of cards and cores that each order of the demonstration is for. */
const HOURS = 500

/** Goods of the shop that are sold by the hour, each where most of it is free. */
const offersOf = async (trx: Trx, count: number): Promise<readonly Offer[]> => {
  const { rows } = await sql<Offer>`
    select distinct on (goods.id) goods.id as goods_id, skus.id as sku_id, pricings.id as pricing_id,
      sku_stock.cluster_id
    from goods join skus on skus.goods_id = goods.id join pricings on pricings.sku_id = skus.id
      join sku_stock on sku_stock.sku_id = skus.id and sku_stock.free > ${HOURS}
      join clusters on clusters.id = sku_stock.cluster_id and clusters.name->>'zh' not like ${`%${DEACTIVATED_WORD}%`}
    where goods.shop_id = ${SHOP} and goods.display and pricings.billing_type = 'ONCE' and pricings.price > 0
    order by goods.id, sku_stock.free desc limit ${count}`.execute(trx)
  return rows
}

/** An order of the demonstration's leader that was paid and opened at once. */
const sell = async (trx: Trx, offer: Offer, at: Date): Promise<void> => {
  const asking = { userId: BUYER, language: 'zh', now: at } as const
  const intent = {
    cartIds: [],
    choice: {
      goodsId: offer.goods_id,
      skuId: offer.sku_id,
      pricingId: offer.pricing_id,
      clusterId: offer.cluster_id,
      purchaseAmount: HOURS,
      purchaseDuration: 1,
      purchaseDurationUnit: undefined,
    },
    type: 'formal',
  } as const
  const { total, agreementVersion } = demand(await quoteOf(trx, asking, intent))
  const placing = { ...asking, key: `seed-${offer.sku_id}-statement`, lifetimeMs: HOUR_MS }
  const { orderId } = demand(
    await createOrder(trx, { ...intent, quotedTotal: total, agreed: true, agreementVersion }, placing),
  )
  const order = await lockOrder(trx, orderId)
  if (order === undefined) throw new Error(`statement seed: there is no order ${orderId}`)
  await enterPayment(trx, order, {
    provider: 'account:contractFund',
    transactionNo: orderId,
    paymentId: null,
    method: 'contractFund',
    amount: totalOf([total]),
    at,
  })
  await trx
    .updateTable('order_lines')
    .set({ provision_status: 'open', provision_at: null, opened_at: at })
    .where('order_id', '=', orderId)
    .execute()
}

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

const statementOf = async (trx: Trx, { from }: DayRange) => {
  const { id } = await trx
    .selectFrom('statements')
    .select('id')
    .where('shop_id', '=', SHOP)
    .where('from_day', '=', from)
    .executeTakeFirstOrThrow()
  const statement = await lockStatement(trx, id)
  if (statement === undefined) throw new Error(`statement seed: there is no statement ${id}`)
  return statement
}

const close = async (trx: Trx, range: DayRange, at: Date): Promise<void> => {
  const by = jobActor('statements', at)
  demand(await takeStep(trx, await statementOf(trx, range), { event: 'period.ended', actor: 'job', by }))
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
  const offers = await offersOf(trx, days.length)
  for (const [index, [range, day]] of days.entries()) {
    const offer = offers[index]
    if (offer === undefined) throw new Error('statement seed: the shop has too few goods')
    await sell(trx, offer, new Date(startOf(range) + day * DAY_MS + 10 * HOUR_MS))
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
      by: {
        actorId: 'u-seller',
        actor: 'seller',
        source: 'seller',
        role: 'saler',
        requestId: null,
        now: new Date(closedAt + 2 * DAY_MS),
      },
      text: '该订单按合同约定免收服务费，请核对后调整。',
      lineId: line?.id,
    }),
  )
  await close(trx, last, new Date(Math.max(endOfPeriod(last) + CLOSING_DELAY_MS, now.getTime() - 2 * DAY_MS)))
}
