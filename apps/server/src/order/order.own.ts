import { isBlank, type Language, type Words } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { goodsMessages, hasTerm, shownUnit } from '@compute-mall/core/goods'
import type { SelectionOf } from '@compute-mall/core/list'
import {
  type Order,
  type OrderLine,
  type orderEndpoints,
  orderList,
  orderMessages,
  orderRefund,
  orderStatusKey,
  type Reordered,
  refundTime,
} from '@compute-mall/core/order'
import { DAY_MS, platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { type PutAgain, putAgain } from '../cart/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import {
  type CsvColumns,
  containing,
  csvFile,
  csvKinds,
  type ListSource,
  pageOf,
  rowsOf,
  says,
} from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { findOrder, withParts } from './store/queries.ts'
import type { OrderRow } from './store/steps.ts'

const selectOrders = (
  userId: string,
  now: Date,
  { keyword = '', status, type, kind, placedWithin }: SelectionOf<typeof orderList>,
) => {
  const conditions = [
    sql`orders.user_id = ${userId}`,
    ...(status === undefined ? [] : [sql`orders.status = ${status}`]),
    ...(type === undefined ? [] : [sql`orders.type = ${type}`]),
    ...(placedWithin === undefined
      ? []
      : [sql`orders.created_at >= ${new Date(now.getTime() - placedWithin * DAY_MS)}`]),
    ...(kind === undefined
      ? []
      : [
          sql`exists (select from order_lines as line
            where line.order_id = orders.id and line.kind = ${kind})`,
        ]),
    ...(isBlank(keyword)
      ? []
      : [
          sql`(orders.order_no like ${containing(keyword)} or exists (select from order_lines as line
            where line.order_id = orders.id and (
              ${says('line.names', keyword)} or ${says('line.shop_names', keyword)})))`,
        ]),
  ]
  return sql<OrderRow>`(select orders.* from orders where ${sql.join(conditions, sql` and `)})`
}

const sourceOf = (userId: string, now: Date): ListSource<typeof orderList, OrderRow> => ({
  list: orderList,
  name: `orders:${userId}`,
  sorts: { createTime: { column: 'created_at', type: 'timestamptz' } },
  rows: (query) => selectOrders(userId, now, query),
})

/** A row of the export: a line of an order, or an order without any, e.g. a recharge. */
interface ExportRow {
  readonly order: Order
  readonly line: OrderLine | null
}

const BATCH_SIZE = 200

async function* linesOf(db: Db, orders: AsyncIterable<OrderRow>): AsyncGenerator<ExportRow> {
  const rowsIn = async (batch: readonly OrderRow[]): Promise<readonly ExportRow[]> =>
    (await withParts(db, batch)).flatMap((order): readonly ExportRow[] =>
      order.lines.length === 0 ? [{ order, line: null }] : order.lines.map((line) => ({ order, line })),
    )
  let batch: OrderRow[] = []
  for await (const order of orders) {
    batch.push(order)
    if (batch.length < BATCH_SIZE) continue
    yield* await rowsIn(batch)
    batch = []
  }
  yield* await rowsIn(batch)
}

const exportColumns = (language: Language): CsvColumns<ExportRow> => {
  const { text, number, money, time } = csvKinds(language)
  const [texts, goods] = [orderMessages[language], goodsMessages[language]]
  const said = (words: Words) => words[language] || words.zh
  return [
    text(texts.orderNo, ({ order }) => order.orderNo),
    time(texts.createTime, ({ order }) => order.createTime, 'second'),
    text(texts.type, ({ order }) => texts[`type.${order.type}`]),
    text(
      texts.status,
      ({ order }) => texts[orderStatusKey({ status: order.status, refund: orderRefund(order.refunds) })],
    ),
    text(texts['export.shop'], ({ line }) => line && said(line.shopName)),
    text(texts['export.goods'], ({ line }) => line && said(line.name)),
    text(texts['export.kind'], ({ line }) => line && goods[`kind.${line.kind}`]),
    text(texts['export.specification'], ({ line }) => line?.specification.map(said).join(' / ')),
    text(texts.center, ({ line }) => line?.centerName && said(line.centerName)),
    number(texts['export.amount'], ({ line }) => line?.amount),
    text(texts['export.unit'], ({ line }) => line && goods[`unit.${shownUnit(line, line)}`]),
    money(texts['export.unitPrice'], ({ line }) => line?.unitPrice),
    number(texts['export.duration'], ({ line }) => (line && hasTerm(line) ? line.duration : null)),
    text(texts['export.durationUnit'], ({ line }) =>
      line && hasTerm(line) ? goods[`unit.${line.durationUnit}`] : null,
    ),
    money(texts['export.subtotal'], ({ order, line }) => (line ?? { subtotal: order.total }).subtotal),
    text(texts.payMethod, ({ order }) => order.payMethod && texts[`payMethod.${order.payMethod}`]),
    time(texts.payTime, ({ order }) => order.payTime, 'second'),
    time(
      texts.refundStateTime,
      ({ order }) => {
        const refund = orderRefund(order.refunds)
        return refund && refundTime(refund)
      },
      'second',
    ),
  ]
}

type OwnOrderHandlers = Pick<Handlers<typeof orderEndpoints>, 'list' | 'export' | 'reorder'>

/** Puts the lines of an order into the cart one after another, each as far as it goes. */
const reorder = async (put: PutAgain, order: Order, asked: Parameters<PutAgain>[1]): Promise<Reordered> => {
  const outcomes: { readonly line: OrderLine; readonly answer: Awaited<ReturnType<PutAgain>> }[] = []
  for (const line of order.lines) outcomes.push({ line, answer: await put(line, asked) })
  return {
    added: outcomes.filter(({ answer }) => E.isRight(answer)).length,
    refused: outcomes.flatMap(({ line: { lineId, name }, answer }) =>
      E.isLeft(answer)
        ? [{ lineId, name, refusal: { code: answer.left.code, details: answer.left.details ?? {} } }]
        : [],
    ),
  }
}

/** The orders of who asks, found, filtered and exported (design 2.7; test S1). */
export const ownOrderHandlers = (platform: Platform): OwnOrderHandlers => {
  const { db } = platform
  const put = putAgain(platform)
  return {
    list: async ({ query }, { user, now }) => {
      const page = await pageOf(platform, sourceOf(user.id, now), query)
      return E.isLeft(page)
        ? page
        : E.right({ ...page.right, records: await withParts(db, page.right.records) })
    },

    export: async ({ query }, { user, now, language }) =>
      E.right(
        csvFile(`orders-${platformDay(now.getTime())}.csv`, {
          found: linesOf(db, rowsOf(db, sourceOf(user.id, now), query)),
          rowOf: (row) => row,
          columns: exportColumns(language),
        }),
      ),

    reorder: async ({ params: { orderId } }, { user, now }) => {
      const order = await findOrder(db, user.id, orderId)
      return order === undefined
        ? E.left(refusals.notFound())
        : E.right(await reorder(put, order, { user, now }))
    },
  }
}
