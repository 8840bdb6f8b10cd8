import type { cartEndpoints } from '@compute-mall/core/cart'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { cartHandlers } from './cart.handlers.ts'

export * from './cart.again.ts'
export * from './cart.tables.ts'
export { removeLines } from './store/lines.ts'
export * from './store/lock.ts'
export * from './store/offers.ts'

export const cartModule = (platform: Platform): ServerModule<typeof cartEndpoints> => ({
  handlers: cartHandlers(platform),
})
