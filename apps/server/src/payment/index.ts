import type { paymentEndpoints } from '@compute-mall/core/payment'
import { SECOND_MS } from '@compute-mall/core/time'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { noticeRoutes } from './notices.ts'
import { paymentHandlers } from './payment.handlers.ts'
import { embeddedProviders, type Providers } from './providers.ts'
import { reconcile } from './reconciler.ts'
import { refundDue } from './refunds.ts'

export * from './payment.tables.ts'
export * from './provider/provider.ts'
export { type Providers, providersOf } from './providers.ts'

export const paymentModule = (
  platform: Platform,
  providers: Providers = embeddedProviders(platform),
): ServerModule<typeof paymentEndpoints> => ({
  handlers: paymentHandlers(platform, providers),
  routes: noticeRoutes(platform, providers),
  jobs: [
    { name: 'reconciling', everyMs: 5 * SECOND_MS, work: () => reconcile(platform, providers) },
    { name: 'refunding', everyMs: 5 * SECOND_MS, work: () => refundDue(platform, providers) },
  ],
})
