import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { root } from './machine.mjs'
import { npm } from './npm.mjs'
import { step } from './progress.mjs'

/** What a built app is made of, beside its own folder. */
const SHARED = [
  'packages',
  'tools/src/vite',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
]

/** Lies in the output, so that it goes when the output goes. */
const stampOf = /** @param {string} app */ (app) => join(root, 'apps', app, 'dist', '.built-from')

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

/** @param {string} app */
const build = async (app) => {
  const { code, output } = await npm(['run', 'build', '--silent', '--workspace', `@compute-mall/${app}`])
  if (code !== 0) throw new Error(`The build of apps/${app} failed:\n${output}`)
}

/**
 * Builds the browser apps whose sources changed since their last build.
 * @returns {Promise<number>} how many apps there are
 */
export const ensureApps = async () => {
  const apps = await builtApps()
  for (const app of apps) {
    const sources = await fingerprint([`apps/${app}`, ...SHARED])
    const stamp = await readFile(stampOf(app), 'utf8').catch(() => '')
    if (stamp === sources) continue
    await step(`Building apps/${app}`, () => build(app))
    await writeFile(stampOf(app), sources)
  }
  return apps.length
}
