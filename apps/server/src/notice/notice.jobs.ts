import { DAY_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { sendDueMails } from './notice.mail.ts'
import { sendDueTexts } from './notice.sms.ts'
import { removeOldNotices } from './notice.store.ts'

export const noticeJobs = (platform: Platform): readonly Job[] => [
  { name: 'notice-texts', everyMs: 5 * SECOND_MS, work: () => sendDueTexts(platform) },
  { name: 'notice-mails', everyMs: 5 * SECOND_MS, work: () => sendDueMails(platform) },
  {
    name: 'notice-expiry',
    everyMs: DAY_MS,
    work: () => removeOldNotices(platform.db, new Date(platform.clock())),
  },
]
