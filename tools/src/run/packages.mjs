import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './machine.mjs'
import { npm } from './npm.mjs'
import { step } from './progress.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} LockedPackages */

/**
 * @param {string} file
 * @returns {Promise<LockedPackages | undefined>}
 */
const lockedPackages = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Names what the lock file asks for and the installed tree lacks. npm writes the tree's own lock as the last act
 * of an installation, so an interrupted one shows as missing.
 * @param {LockedPackages} wanted
 * @param {LockedPackages | undefined} present
 */
export const missingPackages = (wanted, present) =>
  Object.entries(wanted)
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .filter(([path, { version }]) => present?.[path] === undefined || present[path].version !== version)
    .map(([path]) => path)

/** Installs the locked packages, unless they are all there. */
export const ensurePackages = async () => {
  const wanted = (await lockedPackages(join(root, 'package-lock.json'))) ?? {}
  const present = await lockedPackages(join(root, 'node_modules', '.package-lock.json'))
  if (missingPackages(wanted, present).length === 0) return
  await step('Installing packages', async () => {
    const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) throw new Error(`npm ci failed:\n${output}`)
  })
}
