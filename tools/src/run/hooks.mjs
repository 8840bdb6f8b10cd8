import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './machine.mjs'

/**
 * Lets git run the hooks of this checkout, unless somebody has chosen others. An archive has no git, and nobody commits
 * in CI.
 * @param {string} folder
 * @param {Record<string, string | undefined>} env
 */
export const setUpHooks = (folder, env) => {
  if (env.CI || !existsSync(join(folder, '.git'))) return
  /** @param {readonly string[]} args */
  const config = (...args) =>
    execFileSync('git', ['config', '--local', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    config('--get', 'core.hooksPath')
  } catch {
    try {
      config('core.hooksPath', '.githooks')
    } catch {
      // Without git there are no commits either.
    }
  }
}

if (process.argv[1] === import.meta.filename) setUpHooks(root, process.env)
