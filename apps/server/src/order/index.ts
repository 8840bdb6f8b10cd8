import type { orderEndpoints } from '@compute-mall/core/order'
import { SECOND_MS } from '@compute-mall/core/time'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { expireOrders } from './expiry.ts'
import { orderHandlers } from './order.handlers.ts'
import { embeddedProvisioner, type Provisioner } from './provisioner.ts'
import { provisionDue } from './provisioning.ts'

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
  jobs: [
    { name: 'order-expiry', everyMs: 15 * SECOND_MS, work: () => expireOrders(platform) },
    { name: 'provisioning', everyMs: SECOND_MS, work: () => provisionDue(platform, provisioner) },
  ],
})
