import { join } from 'node:path'

/** What browsers need beside the packages: unpacked binaries, converted fonts. */
export const cacheFolder = join(import.meta.dirname, '..', '..', '..', '.cache', 'browser')
