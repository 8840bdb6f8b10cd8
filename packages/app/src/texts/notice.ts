export { noticeMessages as messages } from '@compute-mall/core/notice'
