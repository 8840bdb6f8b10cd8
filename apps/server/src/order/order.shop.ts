import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { goodsMessages } from '@compute-mall/core/goods'
import type { SelectionOf } from '@compute-mall/core/list'
import {
  lineRefund,
  type orderEndpoints,
  orderMessages,
  orderStatusKey,
  refundTime,
  type ShopOrderLine,
  shopOrderList,
} from '@compute-mall/core/order'
import { maskName } from '@compute-mall/core/text'
import { sellerExport } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import {
  type CsvColumns,
  containing,
  csvKinds,
  type ListSource,
  rowsOf,
  says,
  shownPage,
} from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { eventOf } from './store/queries.ts'
import { refundOf, refundsOf } from './store/refunds.ts'

type Asked = SelectionOf<typeof shopOrderList>

const selectLines = (db: Db, shopId: string) =>
  db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'line.id',
      'line.order_id',
      'line.document',
      'line.provision_status',
      'line.opened_at',
      'line.ends_at',
      'orders.order_no',
      'orders.type',
      'orders.status',
      'orders.created_at',
      'orders.paid_at',
      'users.user_name',
    ])
    .select(refundsOf('orders.id').as('refunds'))
    .where('line.shop_id', '=', shopId)

type Row = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>

const linesAsked = (db: Db, shopId: string, { status, provision, keyword }: Asked) => {
  let lines = selectLines(db, shopId)
  if (status !== undefined) lines = lines.where('orders.status', '=', status)
  if (provision !== undefined) lines = lines.where('line.provision_status', '=', provision)
  if (keyword !== undefined)
    lines = lines.where(({ eb, selectFrom }) =>
      eb(
        'line.id',
        'in',
        selectFrom('order_lines as named')
          .select('named.id')
          .where('named.shop_id', '=', shopId)
          .where(says('named.names', keyword))
          .unionAll(
            selectFrom('orders as numbered')
              .innerJoin('order_lines as within', 'within.order_id', 'numbered.id')
              .select('within.id')
              .where('numbered.order_no', 'like', containing(keyword)),
          ),
      ),
    )
  return lines
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

const lineOf = (row: Row): ShopOrderLine => {
  const { shopId: _, shopName: __, clusterId: ___, sourceSubtotal: ____, ...bought } = row.document
  return {
    ...bought,
    lineId: row.id,
    orderNo: row.order_no,
    buyer: maskName(row.user_name),
    type: row.type,
    status: row.status,
    provision: row.provision_status,
    createTime: row.created_at.toISOString(),
    payTime: iso(row.paid_at),
    refund: lineRefund(row.refunds.map(refundOf), row.id),
    openTime: iso(row.opened_at),
    endTime: iso(row.ends_at),
  }
}

const sourceOf = (db: Db, shopId: string): ListSource<typeof shopOrderList, Row> => ({
  list: shopOrderList,
  name: `shopOrders:${shopId}`,
  sorts: { createTime: { column: 'created_at', type: 'timestamptz' } },
  rows: (query) => linesAsked(db, shopId, query),
})

const shopOrderColumns = (language: Language): CsvColumns<ShopOrderLine> => {
  const { money, number, text, time } = csvKinds(language)
  const texts = orderMessages[language]
  return [
    text(texts['shop.orderNo'], ({ orderNo }) => orderNo),
    text(texts['shop.buyer'], ({ buyer }) => buyer),
    text(texts['shop.goods'], ({ name }) => name[language]),
    number(texts['shop.amount'], ({ amount }) => amount),
    text(texts['export.unit'], ({ unit }) => goodsMessages[language][`unit.${unit}`]),
    money(texts['shop.subtotal'], ({ subtotal }) => subtotal),
    text(texts['shop.status'], (line) => texts[orderStatusKey(line)]),
    time(texts.refundStateTime, ({ refund }) => refund && refundTime(refund)),
    text(texts['shop.opening'], ({ provision }) => texts[`provision.${provision}`]),
    time(texts['shop.createTime'], ({ createTime }) => createTime),
    time(texts['shop.payTime'], ({ payTime }) => payTime),
  ]
}

type ShopOrderHandlers = Pick<Handlers<typeof orderEndpoints>, 'shopList' | 'shopExport' | 'shopDetail'>

/** The lines that a shop sold, for those who work for it; money is never changed here (2.5, Orders). */
export const shopOrderHandlers = (platform: Platform): ShopOrderHandlers => {
  const { db } = platform
  return {
    shopList: ({ query }, { user }) =>
      shownPage(platform, sourceOf(db, user.retailerId ?? ''), query, lineOf),

    shopExport: ({ query }, context) => {
      const shopId = context.user.retailerId ?? ''
      return sellerExport(context, {
        action: 'shop.ordersExported',
        type: 'shop',
        id: shopId,
        query,
        name: 'orders',
        found: rowsOf(db, sourceOf(db, shopId), query),
        rowOf: lineOf,
        columns: shopOrderColumns(context.language),
      })
    },

    shopDetail: async ({ params: { lineId } }, { user }) => {
      const row = await selectLines(db, user.retailerId ?? '')
        .where('line.id', '=', lineId)
        .executeTakeFirst()
      if (row === undefined) return E.left(refusals.notFound())
      const events = await db
        .selectFrom('order_events')
        .selectAll()
        .where('order_id', '=', row.order_id)
        .orderBy('seq')
        .execute()
      return E.right({ ...lineOf(row), events: events.map(eventOf) })
    },
  }
}
