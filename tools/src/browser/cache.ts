import { join } from 'node:path'

/** What browsers need beside the packages: unpacked binaries, converted fonts. `BROWSER_CACHE` names another folder. */
export const cacheFolder =
  process.env.BROWSER_CACHE ?? join(import.meta.dirname, '..', '..', '..', '.cache', 'browser')
