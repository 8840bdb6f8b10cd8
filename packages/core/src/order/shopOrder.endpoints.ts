import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, FileAnswer, shopOrRole, withDuty } from '../http/index.ts'
import { ShopOrderDetail, ShopOrderPage, shopOrderList } from './shopOrder.codec.ts'

/** What a shop sees of the orders that it has a line in (2.5, Orders; R6.06). Another shop's line is SYS10002. */
export const shopOrderEndpoints = {
  shopList: endpoint({
    method: 'GET',
    path: '/mall/seller/order',
    access: shopOrRole(),
    query: shopOrderList.query,
    response: ShopOrderPage,
  }),
  /** The same as CSV, masked alike, at most 50,000 rows; audited. */
  shopExport: endpoint({
    method: 'GET',
    path: '/mall/seller/order/export',
    access: withDuty('orders', 'money'),
    query: shopOrderList.exportQuery,
    response: FileAnswer,
  }),
  shopDetail: endpoint({
    method: 'GET',
    path: '/mall/seller/order/:lineId',
    access: shopOrRole(),
    params: t.type({ lineId: Id }),
    response: ShopOrderDetail,
  }),
}
