import type { searchEndpoints } from '@compute-mall/core/search'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { type PurchaseInfoOf, searchHandlers } from './search.handlers.ts'
import { searchJobs } from './search.jobs.ts'
import { synonymHandlers } from './synonym.handlers.ts'

export { bitCodes, bitsOf } from './search.codes.ts'
export type { PurchaseInfoOf } from './search.handlers.ts'
export { categoryTrees, goodsSurroundings, leavesOf, regionWords } from './search.taxonomy.ts'
export { refreshIndex } from './store/refresh.ts'

/** `purchaseInfoOf` tells what a signed-in user has bought; purchase knows it. */
export const searchModule = (
  platform: Platform,
  purchaseInfoOf: PurchaseInfoOf,
): ServerModule<typeof searchEndpoints> => ({
  handlers: { ...searchHandlers(platform, purchaseInfoOf), ...synonymHandlers(platform) },
  jobs: searchJobs(platform),
})
