import type { auditEndpoints } from '@compute-mall/core/audit'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { auditHandlers } from './audit.handlers.ts'

export { sellerExport, staffExport } from './audit.export.ts'
export {
  type AuditActor,
  type AuditEntry,
  actorOf,
  audit,
  auditExport,
  historyOf,
  jobActor,
} from './audit.store.ts'

export const auditModule = (platform: Platform): ServerModule<typeof auditEndpoints> => ({
  handlers: auditHandlers(platform),
})
