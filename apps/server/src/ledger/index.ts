import type { ledgerEndpoints } from '@compute-mall/core/ledger'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { ledgerHandlers } from './ledger.handlers.ts'

export { watchBudgets } from './ledger.budgets.ts'

export const ledgerModule = (platform: Platform): ServerModule<typeof ledgerEndpoints> => ({
  handlers: ledgerHandlers(platform),
})
