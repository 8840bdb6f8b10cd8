import type { orderEndpoints } from '@compute-mall/core/order'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { orderHandlers } from './order.handlers.ts'
import { orderJobs } from './order.jobs.ts'
import { embeddedProvisioner, type Provisioner } from './provisioner.ts'

export * from './order.events.ts'
export * from './order.tables.ts'
export type * from './provisioner.ts'
export * from './store/ledger.ts'
export * from './store/orders.ts'
export * from './store/refunds.ts'
export { lockOrder, type OrderRow, takeStep } from './store/steps.ts'

export const orderModule = (
  platform: Platform,
  provisioner: Provisioner = embeddedProvisioner(platform.config.provisionDelayMs, platform.clock),
): ServerModule<typeof orderEndpoints> => ({
  handlers: orderHandlers(platform),
  jobs: orderJobs(platform, provisioner),
})
