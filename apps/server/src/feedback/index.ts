import type { feedbackEndpoints } from '@compute-mall/core/feedback'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { feedbackHandlers } from './feedback.handlers.ts'
import { feedbackJobs } from './feedback.jobs.ts'

export { selectQueue, takeDeskStep } from './feedback.desk.ts'
export { keepFeedback } from './feedback.store.ts'

export const feedbackModule = (platform: Platform): ServerModule<typeof feedbackEndpoints> => ({
  handlers: feedbackHandlers(platform),
  jobs: feedbackJobs(platform),
})
