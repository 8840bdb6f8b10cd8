import type { noticeEndpoints } from '@compute-mall/core/notice'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { noticeHandlers } from './notice.handlers.ts'
import { noticeJobs } from './notice.jobs.ts'

export { type NewNotice, notify } from './notice.store.ts'

export const noticeModule = (platform: Platform): ServerModule<typeof noticeEndpoints> => ({
  handlers: noticeHandlers(platform),
  jobs: noticeJobs(platform),
})
