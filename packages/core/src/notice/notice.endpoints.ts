import { endpoint, signedIn } from '../http/index.ts'
import { NoticePage, NoticesRead, noticeList, UnreadCount } from './notice.codec.ts'

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
}
