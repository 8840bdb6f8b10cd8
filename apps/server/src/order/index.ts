import type { orderEndpoints } from '@compute-mall/core/order'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { orderHandlers } from './order.handlers.ts'
import { orderJobs } from './order.jobs.ts'
import { embeddedProvisioner, type Provisioner } from './provisioner.ts'

export { openSecrets } from './access.secrets.ts'
export {
  CENTER_PATH,
  centerAccountOf,
  centerKeyOf,
  lineEndOf,
  sshUseOf,
} from './center.access.ts'
export { giveAccess } from './center.given.ts'
export { demoUse } from './center.usage.ts'
export { createOrder } from './order.create.ts'
export * from './order.events.ts'
export { decideRefund, noteRefundMade } from './order.operations.ts'
export * from './order.tables.ts'
export type * from './provisioner.ts'
export { tellShops } from './shopNotices.ts'
export { cancelUnpaidOf } from './store/cancel.ts'
export * from './store/ledger.ts'
export { selectOpenings, selectOwed, selectRequests } from './store/operations.ts'
export * from './store/orders.ts'
export { usageOf } from './store/queries.ts'
export { askRefund, closeRefundRequests, latestRequest, moveRequest } from './store/refundRequests.ts'
export * from './store/refunds.ts'
export { releaseLine } from './store/resources.ts'
export { lockOrder, type OrderRow, transitionOrder } from './store/steps.ts'

export const orderModule = (
  platform: Platform,
  provisioner: Provisioner = embeddedProvisioner(platform),
): ServerModule<typeof orderEndpoints> => ({
  handlers: orderHandlers(platform),
  jobs: orderJobs(platform, provisioner),
})
