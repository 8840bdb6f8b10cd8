import type { resourceEndpoints } from '@compute-mall/core/resource'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { catalogueHandlers } from './catalogue.handlers.ts'
import { resourceHandlers } from './resource.handlers.ts'

export const resourceModule = (platform: Platform): ServerModule<typeof resourceEndpoints> => ({
  handlers: { ...resourceHandlers(platform), ...catalogueHandlers(platform) },
})
