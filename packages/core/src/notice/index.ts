/**
 * Notices: what somebody who is elsewhere is told, by the bell and, for four kinds, by a text message.
 *
 * `noticeKinds` says who learns of what, `noticeView` and `bellView` what is shown.
 *
 * @module
 */
export { choosableKinds, isMailed, isTexted } from './choice.rules.ts'
export {
  Notice,
  NoticeChoice,
  NoticeChoices,
  NoticeKind,
  NoticePage,
  NoticesRead,
  noticeList,
  UnreadCount,
} from './notice.codec.ts'
export { noticeEndpoints } from './notice.endpoints.ts'
export { MAIL_RETRY, MAX_BELL, MAX_READ, NOTICE_LIFE_MS } from './notice.limits.ts'
export { noticeMessages } from './notice.messages.ts'
export { type Audience, noticeKinds } from './notice.rules.ts'
export {
  type BellView,
  bellView,
  type NoticeView,
  noticedGoods,
  noticedWords,
  noticeValues,
  noticeView,
} from './notice.view.ts'
