import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt, fingerprint } from './fingerprint.mjs'
import { root } from './machine.mjs'

/** What a built app is made of, beside its own folder. */
const SHARED = [
  'packages',
  'tools/src/vite',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
]

/** @returns {Promise<string[]>} the folders of `apps` that have a build of their own */
const builtApps = async () => {
  const names = await readdir(join(root, 'apps'))
  const builds = await Promise.all(
    names.map(async (name) => {
      const manifest = JSON.parse(await readFile(join(root, 'apps', name, 'package.json'), 'utf8'))
      return manifest.scripts?.build !== undefined
    }),
  )
  return names.filter((_, index) => builds[index])
}

/**
 * Builds the browser apps whose sources changed since their last build.
 * @returns {Promise<number>} how many apps there are
 */
export const ensureApps = async () => {
  const apps = await builtApps()
  for (const app of apps) {
    const sources = await fingerprint([`apps/${app}`, ...SHARED])
    await ensureBuilt(`apps/${app}`, app, join(root, 'apps', app, 'dist'), sources)
  }
  return apps.length
}
