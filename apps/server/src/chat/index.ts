import type { chatEndpoints } from '@compute-mall/core/chat'
import type { Sessions } from '../identity/index.ts'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { chatHandlers } from './chat.handlers.ts'
import { chatJobs } from './chat.jobs.ts'
import { chatSocket } from './socket.ts'

export { chatStepsOf } from './store/firstSteps.ts'
export { unansweredOf } from './store/queries.ts'

export const chatModule = (platform: Platform, sessions: Sessions): ServerModule<typeof chatEndpoints> => ({
  handlers: chatHandlers(platform),
  routes: chatSocket(platform, sessions),
  jobs: chatJobs(platform),
})
