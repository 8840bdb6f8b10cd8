import type { deskEndpoints } from '@compute-mall/core/desk'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { deskHandlers } from './desk.handlers.ts'

export { watched } from './desk.jobs.ts'

export const deskModule = (platform: Platform): ServerModule<typeof deskEndpoints> => ({
  handlers: deskHandlers(platform),
})
