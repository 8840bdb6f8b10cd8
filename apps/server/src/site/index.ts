import type { siteEndpoints } from '@compute-mall/core/site'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { pictureRoutes } from './picture.routes.ts'
import { siteJobs } from './reminder.ts'
import { siteHandlers } from './site.handlers.ts'

export const siteModule = (platform: Platform): ServerModule<typeof siteEndpoints> => ({
  handlers: siteHandlers(platform),
  routes: pictureRoutes(platform),
  jobs: siteJobs(platform),
})
