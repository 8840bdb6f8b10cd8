import type { paymentEndpoints } from '@compute-mall/core/payment'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { noticeRoutes } from './notices.ts'
import { paymentHandlers } from './payment.handlers.ts'
import { paymentJobs } from './payment.jobs.ts'
import { embeddedProviders, type Providers } from './providers.ts'

export * from './payment.tables.ts'
export * from './provider/provider.ts'
export { type Providers, providersOf } from './providers.ts'
export { confirmRemittance, refuseRemittance } from './remittances.ts'
export { keepSlipFile } from './slips.ts'
export { selectDifferences } from './store/bills.ts'
export { selectSlips } from './store/remittanceQueue.ts'
export { expireSlip, handInSlip } from './store/remittances.ts'

export const paymentModule = (
  platform: Platform,
  providers: Providers = embeddedProviders(platform),
): ServerModule<typeof paymentEndpoints> => ({
  handlers: paymentHandlers(platform, providers),
  routes: noticeRoutes(platform, providers),
  jobs: paymentJobs(platform, providers),
})
