import type { provisionEndpoints } from '@compute-mall/core/provision'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { demoCenter } from './demo.center.ts'
import { provisionHandlers } from './provision.handlers.ts'

export const provisionModule = (platform: Platform): ServerModule<typeof provisionEndpoints> => ({
  handlers: provisionHandlers(platform),
  routes: demoCenter(platform),
})
