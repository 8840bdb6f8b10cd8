import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What browsers need beside the packages: unpacked binaries, converted fonts. `BROWSER_CACHE` names another folder. */
export const cacheFolder =
  process.env.BROWSER_CACHE ?? join(import.meta.dirname, '..', '..', '..', '.cache', 'browser')

/**
 * Fills a folder of the cache unless it is there. Several processes may do so at the same time: each fills one of its
 * own, and the first to finish gives it the name.
 */
export const filledOnce = async (folder: string, fill: (into: string) => Promise<void>): Promise<void> => {
  if (existsSync(folder)) return
  await mkdir(cacheFolder, { recursive: true })
  const unpacking = await mkdtemp(join(cacheFolder, 'unpacking-'))
  try {
    await fill(unpacking)
    await rename(unpacking, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(unpacking, { recursive: true, force: true })
  }
}
