import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, FileAnswer, withRole } from '../http/index.ts'
import { reviewEndpoints } from '../review/index.ts'
import {
  ForceOff,
  ForceOffConsequences,
  GoodsApplication,
  GoodsApplicationPage,
  goodsApplicationList,
  ShelvedGoodsPage,
  ShelvedGoodsRow,
  shelvedGoodsList,
} from './application.codec.ts'

const ByApplication = t.type({ applicationId: Id })
const APPLICATIONS = '/mall/admin/goods-application'
const ById = t.type({ id: Id })

/** Operations (section 6); admin and superadmin are operators too. */
const reviewers = withRole('operator')

/**
 * What operations do with goods (R4.03, R6.06; width 2.6). An application that was taken back is not there for them;
 * drafts never are.
 */
export const goodsApplicationEndpoints = {
  applications: endpoint({
    method: 'GET',
    path: APPLICATIONS,
    access: reviewers,
    query: goodsApplicationList.query,
    response: GoodsApplicationPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  applicationsExport: endpoint({
    method: 'GET',
    path: `${APPLICATIONS}/export`,
    access: reviewers,
    query: goodsApplicationList.exportQuery,
    response: FileAnswer,
  }),
  /** Refusal: SYS10002. */
  application: endpoint({
    method: 'GET',
    path: `${APPLICATIONS}/:applicationId`,
    access: reviewers,
    params: ByApplication,
    response: GoodsApplication,
  }),
  /** Refusal of one's own shop: MALL10007. What is approved is published, and put on the shelf by the shelf job. */
  ...reviewEndpoints(APPLICATIONS, GoodsApplication),
  shelves: endpoint({
    method: 'GET',
    path: '/mall/admin/goods',
    access: reviewers,
    query: shelvedGoodsList.query,
    response: ShelvedGoodsPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  shelvesExport: endpoint({
    method: 'GET',
    path: '/mall/admin/goods/export',
    access: reviewers,
    query: shelvedGoodsList.exportQuery,
    response: FileAnswer,
  }),
  /** What forcing them off would bring about. Refusal: MALL10001. */
  consequences: endpoint({
    method: 'GET',
    path: '/mall/admin/goods/:id/consequences',
    access: reviewers,
    params: ById,
    response: ForceOffConsequences,
  }),
  /**
   * Takes goods off, whatever their seller does, until a modification passes (W14); unpaid orders of them are cancelled
   * and their buyers told (W15). Refusals: MALL10001, MALL10005, MALL10007, REVIEW10002 without a reason.
   */
  forceOff: endpoint({
    method: 'POST',
    path: '/mall/admin/goods/:id/force-off',
    access: reviewers,
    params: ById,
    body: ForceOff,
    response: ShelvedGoodsRow,
  }),
}
