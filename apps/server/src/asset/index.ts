import type { assetEndpoints } from '@compute-mall/core/asset'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { assetHandlers } from './asset.handlers.ts'

export { type Centers, centersReader } from './asset.centers.ts'
export { keepSoldAssets } from './asset.sold.ts'
export * from './asset.store.ts'
export { boughtBy, countUses, isUsedBy } from './asset.uses.ts'

export const assetModule = (platform: Platform): ServerModule<typeof assetEndpoints> => ({
  handlers: assetHandlers(platform),
})
