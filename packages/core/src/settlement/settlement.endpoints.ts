import * as t from 'io-ts'
import { Id, Nullable, StringOf } from '../codec/index.ts'
import {
  endpoint,
  FileAnswer,
  isIdempotencyKey,
  shopOrRole,
  signedIn,
  withDuty,
  withRole,
} from '../http/index.ts'
import { FilePart } from '../payment/index.ts'
import { reviewEndpoints } from '../review/index.ts'
import { OwnShop } from '../shop/index.ts'
import {
  Application,
  ApplicationInfo,
  ApplicationPage,
  applicationList,
  InfoAnswer,
  InfoCheck,
  PictureKept,
  PictureUpload,
  PictureUse,
  SettlementSubmission,
} from './settlement.codec.ts'
import { LevelChange, MerchantLevel } from './settlement.rights.ts'

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
  /** Keeps a picture for one's next application. Refusals: PICTURE10001-4, SETTLE10008. */
  uploadPicture: endpoint({
    method: 'POST',
    path: '/mall/retailer/picture',
    access: signedIn,
    encoding: 'multipart',
    body: PictureUpload,
    response: PictureKept,
  }),
  /**
   * Applies, or applies again after a rejection, when each field that was refused has to be changed or answered (W10).
   * Counts as one check of personal information (D10). Refusals: SETTLE10001-4, SYS10006.
   */
  submit: endpoint({
    method: 'POST',
    path: '/mall/retailer/application',
    access: signedIn,
    effect: 'keyedChange',
    body: SettlementSubmission,
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
    query: applicationList.query,
    response: ApplicationPage,
  }),
  /** The same as CSV, masked alike, at most 50,000 rows; audited. */
  export: endpoint({
    method: 'GET',
    path: '/mall/admin/settlement/export',
    access: reviewers,
    query: applicationList.exportQuery,
    response: FileAnswer,
  }),
  /** Masked for operations as well. Refusal: SYS10002. */
  detail: endpoint({
    method: 'GET',
    path: '/mall/admin/settlement/:applicationId',
    access: reviewers,
    params: ByApplication,
    response: Application,
  }),
  /** A certificate or logo as it was handed in; each viewing is audited (W31). Refusal: SYS10002. */
  picture: endpoint({
    method: 'GET',
    path: '/mall/admin/settlement/:applicationId/picture/:use',
    access: reviewers,
    params: t.type({ applicationId: Id, use: PictureUse }),
    response: FileAnswer,
  }),
  /**
   * Refusals of each: SETTLE10005 for one's own, and of decisions SETTLE10003. Approval makes the applicant a merchant
   * and opens the shop.
   */
  ...reviewEndpoints('/mall/admin/settlement', Application),
  /** Gives the caller's shop another logo, which everybody sees at once (2.5, Shop). Refusals: PICTURE10001-4. */
  changeLogo: endpoint({
    method: 'POST',
    path: '/mall/seller/shop/logo',
    access: withDuty('owner'),
    encoding: 'multipart',
    body: t.type({ picture: FilePart }),
    response: OwnShop,
  }),
  /** Takes the logo of the caller's shop away. */
  removeLogo: endpoint({
    method: 'POST',
    path: '/mall/seller/shop/logo/remove',
    access: withDuty('owner'),
    response: OwnShop,
  }),
  /** The level of the shop that the caller works for (W27). */
  ownLevel: endpoint({
    method: 'GET',
    path: '/mall/seller/level',
    access: shopOrRole(),
    response: MerchantLevel,
  }),
  /** That of whom an application made a merchant; null where it made none (yet). */
  level: endpoint({
    method: 'GET',
    path: '/mall/admin/settlement/:applicationId/level',
    access: reviewers,
    params: ByApplication,
    response: Nullable(MerchantLevel),
  }),
  /** Refusals: SYS10002 for no merchant, SETTLE10005 for one's own shop, REVIEW10002 without a reason. */
  changeLevel: endpoint({
    method: 'POST',
    path: '/mall/admin/settlement/:applicationId/level',
    access: reviewers,
    params: ByApplication,
    body: LevelChange,
    response: MerchantLevel,
  }),
}
