import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, FileAnswer, withDuty } from '../http/index.ts'
import { BulkAnswer } from '../list/index.ts'
import {
  GoodsCheck,
  GoodsCreated,
  GoodsIds,
  GoodsSubmission,
  NewGoods,
  OwnGoods,
  OwnGoodsCounts,
  OwnGoodsPage,
  ownGoodsList,
  ShelfTime,
  StockChange,
} from './own.codec.ts'

const ById = t.type({ id: Id })

/** Those of a shop who may read its goods: customer service and orders as well (W11). */
const readers = withDuty('goods', 'orders', 'service')
/** Those of a shop who may change its goods. */
const sellers = withDuty('goods')

const bulk = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    access: sellers,
    effect: 'keyedChange',
    body: GoodsIds,
    response: BulkAnswer,
  })

/**
 * What merchants do with the goods of their own shop (width 2.5, appendix A). Refusals of each: AUTH10004 without the
 * duty `goods`; MALL10001 for goods that are another's (D1); MALL10005 where the life of the goods forbids it. The draft
 * is that of the form `goods` with the goods as its subject (`form.draft`, `form.saveDraft`).
 */
export const ownGoodsEndpoints = {
  ownList: endpoint({
    method: 'GET',
    path: '/mall/seller/goods',
    access: readers,
    query: ownGoodsList.query,
    response: OwnGoodsPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  ownExport: endpoint({
    method: 'GET',
    path: '/mall/seller/goods/export',
    access: sellers,
    query: ownGoodsList.exportQuery,
    response: FileAnswer,
  }),
  ownCounts: endpoint({
    method: 'GET',
    path: '/mall/seller/goods/counts',
    access: readers,
    response: OwnGoodsCounts,
  }),
  own: endpoint({
    method: 'GET',
    path: '/mall/seller/goods/:id',
    access: readers,
    params: ById,
    response: OwnGoods,
  }),
  /** Begins goods with an empty draft, or with that of a copy. Refusal: MALL10001 for a copy of what is not one's own. */
  create: endpoint({
    method: 'POST',
    path: '/mall/seller/goods',
    access: sellers,
    effect: 'keyedChange',
    body: NewGoods,
    response: GoodsCreated,
  }),
  /** Leaves the published goods as they are. Refusal: MALL10005. */
  discardDraft: endpoint({
    method: 'POST',
    path: '/mall/seller/goods/:id/draft/discard',
    access: sellers,
    params: ById,
    response: OwnGoods,
  }),
  /** Whether the draft could go in for review as it is; changes nothing. */
  check: endpoint({
    method: 'GET',
    path: '/mall/seller/goods/:id/check',
    access: sellers,
    params: ById,
    response: GoodsCheck,
  }),
  /**
   * Hands in the draft as a frozen snapshot. Refusals: DRAFT10001 when it is not the revision that stands, MALL10006 with
   * the fields, MALL10008 when an application is being reviewed already.
   */
  submit: endpoint({
    method: 'POST',
    path: '/mall/seller/goods/:id/submit',
    access: sellers,
    effect: 'keyedChange',
    params: ById,
    body: GoodsSubmission,
    response: OwnGoods,
  }),
  /** Takes the application back; its content is the draft again. Refusal: MALL10005. */
  revoke: endpoint({
    method: 'POST',
    path: '/mall/seller/goods/:id/revoke',
    access: sellers,
    params: ById,
    response: OwnGoods,
  }),
  /** Puts goods on the shelf again. Row by row: MALL10001, MALL10005. */
  shelve: bulk('/mall/seller/goods/shelve'),
  unshelve: bulk('/mall/seller/goods/unshelve'),
  /** Row by row: MALL10009 beyond 8 (W12), MALL10005 when not on the shelf. */
  feature: bulk('/mall/seller/goods/feature'),
  unfeature: bulk('/mall/seller/goods/unfeature'),
  /** Removes goods that are not on the shelf; orders keep their documents. */
  delete: bulk('/mall/seller/goods/delete'),
  /** At once, without review (W13). Refusals: MALL10001, MALL10006 below what is sold and open. */
  setStock: endpoint({
    method: 'POST',
    path: '/mall/seller/goods/:id/stock',
    access: sellers,
    params: ById,
    body: StockChange,
    response: OwnGoods,
  }),
  /** At once, without review (W13). Refusal: MALL10006 for a time further ahead than 90 days. */
  setShelfTime: endpoint({
    method: 'POST',
    path: '/mall/seller/goods/:id/shelf-time',
    access: sellers,
    params: ById,
    body: ShelfTime,
    response: OwnGoods,
  }),
}
