import * as t from 'io-ts'
import { Id, Instant, Keyword, Nullable, Optional, Personal } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { purchasedLine } from '../purchase/index.ts'
import { OrderEvent, OrderStatus, OrderType, ProvisionStatus } from './order.codec.ts'
import { RefundProgress } from './refund.codec.ts'

const { goodsId, skuId, name, kind, figures, specification, centerName, amount, duration, durationUnit } =
  purchasedLine
const { billingType, unit, unitPrice, subtotal } = purchasedLine

const shopOrderLine = {
  lineId: Id,
  orderNo: t.string,
  /** The buyer's name, masked (R5.14). */
  buyer: Personal('name', t.string),
  type: OrderType,
  status: OrderStatus,
  provision: ProvisionStatus,
  createTime: Instant,
  payTime: Nullable(Instant),
  refund: Nullable(RefundProgress),
  openTime: Nullable(Instant),
  endTime: Nullable(Instant),
  goodsId,
  skuId,
  name,
  kind,
  figures,
  specification,
  centerName,
  amount,
  duration,
  durationUnit,
  billingType,
  unit,
  unitPrice,
  subtotal,
}

/**
 * A line of an order as the shop sees it that sold it: nothing of other shops in the same order, no way to reach the
 * buyer, no account (2.5, Orders).
 */
export const ShopOrderLine = t.readonly(t.type(shopOrderLine), 'ShopOrderLine')
export type ShopOrderLine = t.TypeOf<typeof ShopOrderLine>

/** The same with what happened to its order. */
export const ShopOrderDetail = t.readonly(
  t.type({ ...shopOrderLine, events: t.readonlyArray(OrderEvent) }),
  'ShopOrderDetail',
)
export type ShopOrderDetail = t.TypeOf<typeof ShopOrderDetail>

/** The lines that a shop sold, the latest first; `keyword` is part of an order number or of the name of goods. */
export const shopOrderList = defineList({
  filters: {
    status: Optional(OrderStatus),
    provision: Optional(ProvisionStatus),
    keyword: Optional(Keyword),
  },
  sorts: ['-createTime', 'createTime'],
})
/** A page of the lines that a shop sold. */
export const ShopOrderPage = ListPage(ShopOrderLine)
