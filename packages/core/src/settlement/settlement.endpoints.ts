import * as t from 'io-ts'
import { Id, Nullable, Page, StringOf, TextUpTo } from '../codec/index.ts'
import { endpoint, isIdempotencyKey, signedIn, withRole } from '../http/index.ts'
import {
  Application,
  ApplicationFilter,
  ApplicationInfo,
  ApplicationRow,
  InfoAnswer,
  InfoCheck,
  PictureKept,
  PictureUpload,
  SettlementForm,
} from './settlement.codec.ts'

const ByApplication = t.type({ applicationId: Id })

/** Operations (section 6); admin and superadmin are operators too. */
const reviewers = withRole('operator')

/** Spec section 7, Settlement and shops (the first two); the others are decided (D27). Another's application is SYS10002. */
export const settlementEndpoints = {
  info: endpoint({
    method: 'GET',
    path: '/mall/retailer/application-info',
    access: signedIn,
    response: ApplicationInfo,
  }),
  /** Whether another applicant or merchant has this value (R5.04), 20 times an hour and 60 a day (D10). Refusal: SYS10006. */
  checkPersonalInfo: endpoint({
    method: 'POST',
    path: '/mall/retailer/checkPersonalInfo',
    access: signedIn,
    body: InfoCheck,
    response: InfoAnswer,
  }),
  /** Keeps a picture for one's next application. Refusals: SETTLE10006-8. */
  uploadPicture: endpoint({
    method: 'POST',
    path: '/mall/retailer/picture',
    access: signedIn,
    encoding: 'multipart',
    body: PictureUpload,
    response: PictureKept,
  }),
  /** Applies, or applies again after a rejection. Refusals: SETTLE10001-4. */
  submit: endpoint({
    method: 'POST',
    path: '/mall/retailer/application',
    access: signedIn,
    effect: 'keyedChange',
    body: SettlementForm,
    response: ApplicationInfo,
  }),
  /** What became of a submission whose answer never came (D3): where it stands now, or null when none was made. */
  outcome: endpoint({
    method: 'GET',
    path: '/mall/retailer/application/outcome',
    access: signedIn,
    query: t.type({ key: StringOf('IdempotencyKey', isIdempotencyKey) }),
    response: Nullable(ApplicationInfo),
  }),
  /** Takes back the application that is in review. Refusal: SETTLE10003. */
  withdraw: endpoint({
    method: 'POST',
    path: '/mall/retailer/application/withdraw',
    access: signedIn,
    response: ApplicationInfo,
  }),
  /** One's own last application, masked; null before the first. */
  own: endpoint({
    method: 'GET',
    path: '/mall/retailer/application',
    access: signedIn,
    response: Nullable(Application),
  }),
  /** The same with nothing masked, for its owner alone and only when asked for (D26). */
  ownInFull: endpoint({
    method: 'GET',
    path: '/mall/retailer/application/full',
    access: signedIn,
    response: Nullable(Application),
  }),
  list: endpoint({
    method: 'GET',
    path: '/mall/admin/settlement',
    access: reviewers,
    query: ApplicationFilter,
    response: Page(ApplicationRow),
  }),
  /** Masked for operations as well. Refusal: SYS10002. */
  detail: endpoint({
    method: 'GET',
    path: '/mall/admin/settlement/:applicationId',
    access: reviewers,
    params: ByApplication,
    response: Application,
  }),
  /** Makes the applicant a merchant and opens the shop. Refusals: SYS10002, SETTLE10003, SETTLE10005. */
  approve: endpoint({
    method: 'POST',
    path: '/mall/admin/settlement/:applicationId/approve',
    access: reviewers,
    params: ByApplication,
    response: Application,
  }),
  /** Refusals: SYS10002, SETTLE10003, SETTLE10005, SETTLE10009. */
  reject: endpoint({
    method: 'POST',
    path: '/mall/admin/settlement/:applicationId/reject',
    access: reviewers,
    params: ByApplication,
    body: t.type({ reason: TextUpTo(4096) }),
    response: Application,
  }),
}
