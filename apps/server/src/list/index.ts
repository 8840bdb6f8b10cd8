import type { listEndpoints } from '@compute-mall/core/list'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { listHandlers } from './list.handlers.ts'

export const listModule = (platform: Platform): ServerModule<typeof listEndpoints> => ({
  handlers: listHandlers(platform),
})
