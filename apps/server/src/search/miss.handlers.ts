import { E } from '@compute-mall/core/fp'
import { MISSES, type missEndpoints } from '@compute-mall/core/search'
import { MINUTE_MS } from '@compute-mall/core/time'
import type { Handlers } from '../platform/http/index.ts'
import { claimRecent } from '../platform/limits.ts'
import { shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { countMiss, missOfRow, missSource } from './store/misses.ts'

const RATE = { most: MISSES.perMinute, ms: MINUTE_MS } as const

/** Searches that went wrong: told by pages, read by operators. */
export const missHandlers = (platform: Platform): Handlers<typeof missEndpoints> => ({
  trackMiss: async ({ body }, { address, now }) => {
    const subject = `search-miss:${address}`
    const wait = await claimRecent(platform.db, { subject, window: RATE }, now.getTime())
    if (wait === 0) await countMiss(platform.db, body, now)
    return E.right(null)
  },
  misses: ({ query }) => shownPage(platform, missSource, query, missOfRow),
})
