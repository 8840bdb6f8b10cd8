import type { searchEndpoints } from '@compute-mall/core/search'
import { MINUTE_MS } from '@compute-mall/core/time'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { type PurchaseInfoOf, searchHandlers } from './search.handlers.ts'
import { foldStanding } from './search.standing.ts'

export * from './search.entry.ts'
export type { PurchaseInfoOf } from './search.handlers.ts'
export * from './search.index.ts'
export { foldStanding } from './search.standing.ts'
export { regionWords } from './search.taxonomy.ts'
export { lexemesOf } from './search.words.ts'

/** `purchaseInfoOf` tells what a signed-in user has bought; purchase knows it. */
export const searchModule = (
  platform: Platform,
  purchaseInfoOf: PurchaseInfoOf,
): ServerModule<typeof searchEndpoints> => ({
  handlers: searchHandlers(platform, purchaseInfoOf),
  jobs: [
    {
      name: 'search-standing',
      everyMs: 5 * MINUTE_MS,
      work: () => foldStanding(platform.db, new Date(platform.clock())),
    },
  ],
})
