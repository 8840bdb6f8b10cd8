import type { FeedbackDetail, FeedbackForm, FeedbackRow, OwnFeedback } from './feedback.codec.ts'
import { emptyFeedback } from './feedback.rules.ts'

export const form: FeedbackForm = {
  ...emptyFeedback,
  text: '商品页的价格与购物车中的不一致，请核对。',
  contact: '13800138000',
  page: '/detail/goods?goodsId=200001',
  entrance: 'sidebar',
}

export const ownFeedback: OwnFeedback = {
  feedbackId: 'feedback_1',
  number: 'F20261121-0A3F9C',
  kind: 'fault',
  text: form.text,
  state: 'received',
  createTime: '2026-11-21T02:00:00.000Z',
  answer: null,
  answerTime: null,
}

export const answeredFeedback: OwnFeedback = {
  ...ownFeedback,
  state: 'answered',
  answer: '已更正，购物车按最新价格计算。感谢您的反馈。',
  answerTime: '2026-11-22T02:00:00.000Z',
}

export const row: FeedbackRow = {
  feedbackId: 'feedback_1',
  number: ownFeedback.number,
  kind: 'fault',
  excerpt: form.text,
  state: 'received',
  page: form.page,
  pictures: 1,
  userName: 'l***r',
  createTime: ownFeedback.createTime,
}

export const detail: FeedbackDetail = {
  feedbackId: 'feedback_1',
  number: ownFeedback.number,
  kind: 'fault',
  text: form.text,
  state: 'received',
  page: form.page,
  entrance: 'sidebar',
  contact: form.contact,
  offer: null,
  pictureIds: [],
  userName: 'leader',
  createTime: ownFeedback.createTime,
  answer: null,
  note: '',
  steps: [],
}

/** A request for an offer of high performance computing (W20). */
export const offerDetail: FeedbackDetail = {
  ...detail,
  feedbackId: 'feedback_2',
  kind: 'consultation',
  text: '',
  offer: {
    service: 'hpc',
    name: '王工',
    phone: '13800138000',
    region: '上海',
    address: '浦东新区张江路 1 号',
  },
}
