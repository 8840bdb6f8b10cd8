import type { teamEndpoints } from '@compute-mall/core/team'
import type { Sessions } from '../identity/index.ts'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { groupHandlers } from './team.groups.ts'
import { teamJobs } from './team.jobs.ts'
import { requestHandlers } from './team.requests.ts'

export { requestsBought } from './team.jobs.ts'

export const teamModule = (platform: Platform, sessions: Sessions): ServerModule<typeof teamEndpoints> => ({
  handlers: { ...groupHandlers(platform, sessions), ...requestHandlers(platform) },
  jobs: teamJobs(platform),
})
