import type { searchEndpoints } from '@compute-mall/core/search'
import { HOUR_MS, SECOND_MS } from '@compute-mall/core/time'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { type PurchaseInfoOf, searchHandlers } from './search.handlers.ts'
import { foldStanding } from './store/popularity.ts'
import { refreshIndex } from './store/refresh.ts'

export { bitCodes, bitsOf } from './search.codes.ts'
export type { PurchaseInfoOf } from './search.handlers.ts'
export { categoryTrees, leavesOf, regionWords } from './search.taxonomy.ts'
export { lexemesOf } from './search.words.ts'
export { refreshIndex } from './store/refresh.ts'

/** `purchaseInfoOf` tells what a signed-in user has bought; purchase knows it. */
export const searchModule = (
  platform: Platform,
  purchaseInfoOf: PurchaseInfoOf,
): ServerModule<typeof searchEndpoints> => ({
  handlers: searchHandlers(platform, purchaseInfoOf),
  jobs: [
    {
      name: 'search-refresh',
      everyMs: 2 * SECOND_MS,
      work: () => refreshIndex(platform.db, new Date(platform.clock())),
    },
    {
      name: 'search-standing',
      everyMs: HOUR_MS,
      work: () => foldStanding(platform.db, new Date(platform.clock())),
    },
  ],
})
