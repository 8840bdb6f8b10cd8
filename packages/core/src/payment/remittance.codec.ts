import * as t from 'io-ts'
import { Id, Instant, Keyword, Nullable, OneOf, Optional, Personal } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { OrderStatus, RefundProgress } from '../order/index.ts'

/** How far a remittance slip is. */
export const SlipStatus = OneOf('SlipStatus', ['waiting', 'confirmed', 'refused', 'expired'])
export type SlipStatus = t.TypeOf<typeof SlipStatus>

/** A slip as finance sees it: what it should show beside what it shows. */
export const RemittanceRow = t.readonly(
  t.type({
    orderId: Id,
    orderNo: t.string,
    /** The user name, masked. */
    buyer: Personal('name', t.string),
    orderStatus: OrderStatus,
    /** Of the order. */
    refund: Nullable(RefundProgress),
    status: SlipStatus,
    amount: Money,
    remarkCode: t.string,
    fileName: t.string,
    uploadTime: Instant,
    /** Until when the order waits for the money. */
    waitUntil: Instant,
    decideTime: Nullable(Instant),
    reason: Nullable(t.string),
  }),
  'RemittanceRow',
)
export type RemittanceRow = t.TypeOf<typeof RemittanceRow>

/** The slips that were handed in, the oldest first. */
export const remittanceList = defineList({
  filters: {
    status: Optional(SlipStatus),
    /** Part of an order number, or a whole remark code. */
    keyword: Optional(Keyword),
  },
  sorts: ['uploadTime', '-uploadTime'],
})
/** A page of slips. */
export const RemittancePage = ListPage(RemittanceRow)
