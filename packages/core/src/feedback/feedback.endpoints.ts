import * as t from 'io-ts'
import { Id, TextUpTo } from '../codec/index.ts'
import { anyone, endpoint, FileAnswer, signedIn, withRole } from '../http/index.ts'
import {
  FeedbackDetail,
  FeedbackForm,
  FeedbackPage,
  FeedbackPicture,
  FeedbackPictureKept,
  FeedbackReceipt,
  OwnFeedback,
  OwnFeedbackPage,
} from './feedback.codec.ts'
import { MAX_ANSWER } from './feedback.limits.ts'
import { feedbackList, ownFeedbackList } from './feedbackList.codec.ts'

const ById = t.type({ feedbackId: Id })
const Written = t.type({ text: TextUpTo(MAX_ANSWER) })

/** Operations (section 6); admin and superadmin are operators too. */
const desk = withRole('operator')

/** Feedback of everybody and the desk that answers it (width 2.1, 2.6, W20). Another's feedback is SYS10002. */
export const feedbackEndpoints = {
  /** 5 times an hour signed in, 3 times an hour per address without. Refusals: FEEDBACK10001, FEEDBACK10002 with the fields. */
  submit: endpoint({
    method: 'POST',
    path: '/operation/feedback',
    access: anyone,
    body: FeedbackForm,
    response: FeedbackReceipt,
  }),
  /** Keeps a picture for the next feedback, for a day. Refusals: FEEDBACK10001, PICTURE10001-4. */
  uploadPicture: endpoint({
    method: 'POST',
    path: '/operation/feedback/picture',
    access: anyone,
    encoding: 'multipart',
    body: FeedbackPicture,
    response: FeedbackPictureKept,
  }),
  /** One's own, the newest first. Refusal: LIST10001. */
  own: endpoint({
    method: 'GET',
    path: '/operation/feedback',
    access: signedIn,
    query: ownFeedbackList.query,
    response: OwnFeedbackPage,
  }),
  /** One of one's own. Refusal: SYS10002. */
  ownDetail: endpoint({
    method: 'GET',
    path: '/operation/feedback/:feedbackId',
    access: signedIn,
    params: ById,
    response: OwnFeedback,
  }),
  /** Opens one's own again, within 14 days of its answer. Refusals: SYS10002, FEEDBACK10002, FEEDBACK10003. */
  reopen: endpoint({
    method: 'POST',
    path: '/operation/feedback/:feedbackId/reopen',
    access: signedIn,
    params: ById,
    body: Written,
    response: OwnFeedback,
  }),
  list: endpoint({
    method: 'GET',
    path: '/mall/admin/feedback',
    access: desk,
    query: feedbackList.query,
    response: FeedbackPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  export: endpoint({
    method: 'GET',
    path: '/mall/admin/feedback/export',
    access: desk,
    query: feedbackList.exportQuery,
    response: FileAnswer,
  }),
  /** Refusal: SYS10002. */
  detail: endpoint({
    method: 'GET',
    path: '/mall/admin/feedback/:feedbackId',
    access: desk,
    params: ById,
    response: FeedbackDetail,
  }),
  /** Refusal: SYS10002. */
  picture: endpoint({
    method: 'GET',
    path: '/mall/admin/feedback/:feedbackId/picture/:pictureId',
    access: desk,
    params: t.type({ feedbackId: Id, pictureId: Id }),
    response: FileAnswer,
  }),
  /** Refusals: SYS10002, FEEDBACK10003. */
  start: endpoint({
    method: 'POST',
    path: '/mall/admin/feedback/:feedbackId/start',
    access: desk,
    params: ById,
    response: FeedbackDetail,
  }),
  /** Tells the writer by a notice. Refusals: SYS10002, FEEDBACK10002 without a text, FEEDBACK10003. */
  answer: endpoint({
    method: 'POST',
    path: '/mall/admin/feedback/:feedbackId/answer',
    access: desk,
    params: ById,
    body: Written,
    response: FeedbackDetail,
  }),
  /** Refusals: SYS10002, FEEDBACK10003. */
  close: endpoint({
    method: 'POST',
    path: '/mall/admin/feedback/:feedbackId/close',
    access: desk,
    params: ById,
    response: FeedbackDetail,
  }),
  /** Keeps a note that the desk alone reads. Refusal: SYS10002. */
  note: endpoint({
    method: 'POST',
    path: '/mall/admin/feedback/:feedbackId/note',
    access: desk,
    params: ById,
    body: Written,
    response: FeedbackDetail,
  }),
}
