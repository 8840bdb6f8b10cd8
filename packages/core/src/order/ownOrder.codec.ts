import * as t from 'io-ts'
import { between, Count, Id, IntegerFromText, Keyword, Optional, Words } from '../codec/index.ts'
import { GoodsKind } from '../goods/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { PurchaseRefusal } from '../purchase/index.ts'
import { Order, OrderStatus, OrderType } from './order.codec.ts'

/** Within how many days up to now an order was placed, to filter by. */
export const PLACED_WITHIN_DAYS = [7, 30, 90, 365] as const

/**
 * One's own orders, the latest first (design 2.7). `keyword` is part of an order number, of the name of goods or of
 * that of a shop; `kind` is that of any of the lines.
 */
export const orderList = defineList({
  filters: {
    keyword: Optional(Keyword),
    status: Optional(OrderStatus),
    type: Optional(OrderType),
    kind: Optional(GoodsKind),
    /** Days up to now. */
    placedWithin: Optional(between(IntegerFromText, 1, 3_650)),
  },
  sorts: ['-createTime', 'createTime'],
})
/** A page of orders. */
export const OrderPage = ListPage(Order)

/** What became of an order that was put into the cart again: how many lines are there, and why others are not. */
export const Reordered = t.readonly(
  t.type({
    added: Count,
    refused: t.readonlyArray(t.readonly(t.type({ lineId: Id, name: Words, refusal: PurchaseRefusal }))),
  }),
  'Reordered',
)
export type Reordered = t.TypeOf<typeof Reordered>
