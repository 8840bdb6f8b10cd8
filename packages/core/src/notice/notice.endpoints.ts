import * as t from 'io-ts'
import { endpoint, FileAnswer, signedIn } from '../http/index.ts'
import {
  NoticeChoice,
  NoticeChoices,
  NoticePage,
  NoticesRead,
  noticeList,
  UnreadCount,
} from './notice.codec.ts'

/** One's own notices; nobody sees another's. */
export const noticeEndpoints = {
  /** The newest first. Refusal: LIST10001. */
  list: endpoint({
    method: 'GET',
    path: '/user/notices',
    access: signedIn,
    query: noticeList.query,
    response: NoticePage,
  }),
  /** The same as CSV, at most 50,000 rows. */
  export: endpoint({
    method: 'GET',
    path: '/user/notices/export',
    access: signedIn,
    query: noticeList.exportQuery,
    response: FileAnswer,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/user/notices/unread',
    access: signedIn,
    response: UnreadCount,
  }),
  /** Marks the named notices as read, all of them where none is named. What is read stays so. */
  read: endpoint({
    method: 'POST',
    path: '/user/notices/read',
    access: signedIn,
    body: NoticesRead,
    response: UnreadCount,
  }),
  /** Which notices reach one's phone and mail address, for each of `choosableKinds`. */
  choices: endpoint({
    method: 'GET',
    path: '/user/notices/choices',
    access: signedIn,
    response: t.readonlyArray(NoticeChoice),
  }),
  /** Chooses for all of them at once; holds for notices from now on. */
  choose: endpoint({
    method: 'POST',
    path: '/user/notices/choices',
    access: signedIn,
    body: NoticeChoices,
    response: t.readonlyArray(NoticeChoice),
  }),
}
