import type { noticeEndpoints } from '@compute-mall/core/notice'
import { DAY_MS, SECOND_MS } from '@compute-mall/core/time'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { noticeHandlers } from './notice.handlers.ts'
import { sendDueTexts } from './notice.sms.ts'
import { removeOldNotices } from './notice.store.ts'

export { type NewNotice, notify } from './notice.store.ts'

export const noticeModule = (platform: Platform): ServerModule<typeof noticeEndpoints> => ({
  handlers: noticeHandlers(platform),
  jobs: [
    { name: 'notice-texts', everyMs: 5 * SECOND_MS, work: () => sendDueTexts(platform) },
    {
      name: 'notice-expiry',
      everyMs: DAY_MS,
      work: () => removeOldNotices(platform.db, new Date(platform.clock())),
    },
  ],
})
