import type { settlementEndpoints } from '@compute-mall/core/settlement'
import type { Sessions } from '../identity/index.ts'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { settlementHandlers } from './settlement.handlers.ts'
import { settlementJobs } from './settlement.jobs.ts'
import { pictureRoutes } from './settlement.pictures.ts'

export { settlementDraft } from './settlement.draft.ts'
export { keepPicture } from './settlement.pictures.ts'
export { reviewApplication, type SettlementVerdict } from './store/review.ts'
export { infoOf } from './store/rows.ts'
export { submitApplication } from './store/submit.ts'

export const settlementModule = (
  platform: Platform,
  sessions: Sessions,
): ServerModule<typeof settlementEndpoints> => ({
  handlers: settlementHandlers(platform),
  routes: pictureRoutes(platform, sessions),
  jobs: settlementJobs(platform),
})
