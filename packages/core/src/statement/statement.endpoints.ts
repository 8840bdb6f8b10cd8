import * as t from 'io-ts'
import { Id, Optional } from '../codec/index.ts'
import { endpoint, FileAnswer, withDuty, withRole } from '../http/index.ts'
import { Money } from '../money/index.ts'
import {
  Adjustment,
  StatementDetail,
  StatementLinePage,
  StatementPage,
  StatementText,
  shopStatementList,
  statementLineList,
  statementList,
} from './statement.codec.ts'

const ById = t.type({ statementId: Id })
/** The total that was read: a statement that comes to another one by now has changed. */
const Read = { total: Money }

/** Money is a duty of its own in a shop (W11); of operations finance acts and others read (width 2.6). */
const shop = withDuty('money')
const readers = withRole('financial', 'superadmin', 'operateBusiness')
const financers = withRole('financial', 'superadmin')

/**
 * The periodic accounts of merchants (W18). A statement of another shop, or none, is SYS10002; every change is audited.
 */
export const statementEndpoints = {
  /** Refusal: LIST10001. */
  shopList: endpoint({
    method: 'GET',
    path: '/mall/seller/statement',
    access: shop,
    query: shopStatementList.query,
    response: StatementPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  shopExport: endpoint({
    method: 'GET',
    path: '/mall/seller/statement/export',
    access: shop,
    query: shopStatementList.exportQuery,
    response: FileAnswer,
  }),
  shopDetail: endpoint({
    method: 'GET',
    path: '/mall/seller/statement/:statementId',
    access: shop,
    params: ById,
    response: StatementDetail,
  }),
  /** Refusal: LIST10001. */
  shopLines: endpoint({
    method: 'GET',
    path: '/mall/seller/statement/:statementId/line',
    access: shop,
    params: ById,
    query: statementLineList.query,
    response: StatementLinePage,
  }),
  /** The same as CSV, at most 50,000 lines; audited. */
  shopLineExport: endpoint({
    method: 'GET',
    path: '/mall/seller/statement/:statementId/line/export',
    access: shop,
    params: ById,
    query: statementLineList.exportQuery,
    response: FileAnswer,
  }),
  /** The shop agrees. Refusal: STATEMENT10001, also when it comes to another total by now. */
  confirm: endpoint({
    method: 'POST',
    path: '/mall/seller/statement/:statementId/confirm',
    access: shop,
    params: ById,
    body: t.type(Read),
    response: StatementDetail,
  }),
  /** The shop says what is wrong, with a line or with the whole. Refusals: STATEMENT10001, SYS10002 for the line. */
  dispute: endpoint({
    method: 'POST',
    path: '/mall/seller/statement/:statementId/dispute',
    access: shop,
    params: ById,
    body: t.type({ lineId: Optional(Id), text: StatementText }),
    response: StatementDetail,
  }),
  /** Refusal: LIST10001. */
  list: endpoint({
    method: 'GET',
    path: '/mall/admin/statement',
    access: readers,
    query: statementList.query,
    response: StatementPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  export: endpoint({
    method: 'GET',
    path: '/mall/admin/statement/export',
    access: readers,
    query: statementList.exportQuery,
    response: FileAnswer,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/mall/admin/statement/:statementId',
    access: readers,
    params: ById,
    response: StatementDetail,
  }),
  /** Refusal: LIST10001. */
  lines: endpoint({
    method: 'GET',
    path: '/mall/admin/statement/:statementId/line',
    access: readers,
    params: ById,
    query: statementLineList.query,
    response: StatementLinePage,
  }),
  /** The same as CSV, at most 50,000 lines; audited. */
  lineExport: endpoint({
    method: 'GET',
    path: '/mall/admin/statement/:statementId/line/export',
    access: readers,
    params: ById,
    query: statementLineList.exportQuery,
    response: FileAnswer,
  }),
  /**
   * Adds a line by hand; what was closed or disputed is put before the shop again. Refusals: STATEMENT10001, AUTH10004
   * for one's own shop.
   */
  adjust: endpoint({
    method: 'POST',
    path: '/mall/admin/statement/:statementId/adjust',
    access: financers,
    effect: 'keyedChange',
    params: ById,
    body: t.type({ amount: Adjustment, reason: StatementText }),
    response: StatementDetail,
  }),
  /**
   * Notes that it was paid, once. Refusals: STATEMENT10001, also when it comes to another total by now; STATEMENT10002
   * for the reference of another payment; AUTH10004 for one's own shop.
   */
  pay: endpoint({
    method: 'POST',
    path: '/mall/admin/statement/:statementId/pay',
    access: financers,
    effect: 'keyedChange',
    params: ById,
    body: t.type({ ...Read, bankReference: Id }),
    response: StatementDetail,
  }),
}
