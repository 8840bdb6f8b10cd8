import type { searchEndpoints } from '@compute-mall/core/search'
import type { Surroundings } from '../goods/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { missHandlers } from './miss.handlers.ts'
import { type PurchaseInfoOf, searchHandlers } from './search.handlers.ts'
import { searchJobs } from './search.jobs.ts'
import { surroundingsOf } from './search.taxonomy.ts'
import { readTaxonomy } from './store/taxonomy.ts'
import { synonymHandlers } from './synonym.handlers.ts'
import { taxonomyHandlers } from './taxonomy.handlers.ts'

export { bitCodes, bitsOf } from './search.codes.ts'
export type { PurchaseInfoOf } from './search.handlers.ts'
export { categoryTrees, goodsSurroundings, leavesOf, regionWords } from './search.taxonomy.ts'
export { refreshIndex } from './store/refresh.ts'
export { taxonomyReader } from './store/taxonomy.ts'

/** What goods ask of the trees as they are now. */
export const readSurroundings = async (db: Db): Promise<Surroundings> =>
  surroundingsOf(await readTaxonomy(db))

/** `purchaseInfoOf` tells what a signed-in user has bought; purchase knows it. */
export const searchModule = (
  platform: Platform,
  purchaseInfoOf: PurchaseInfoOf,
): ServerModule<typeof searchEndpoints> => ({
  handlers: {
    ...searchHandlers(platform, purchaseInfoOf),
    ...synonymHandlers(platform),
    ...taxonomyHandlers(platform),
    ...missHandlers(platform),
  },
  jobs: searchJobs(platform),
})
