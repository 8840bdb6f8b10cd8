import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './machine.mjs'
import { npm } from './npm.mjs'
import { step } from './progress.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage'])
const TESTS = /\.test\.tsx?$/
const TESTS_AND_STORIES = /\.(test|stories)\.tsx?$/

/**
 * @param {string} path
 * @param {RegExp} left names of files that are left out
 * @returns {Promise<string[]>} the files at or below a path, in a stable order
 */
const filesBelow = async (path, left) => {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const kept = entries.filter(({ name }) => !SKIPPED.has(name) && !left.test(name))
  const nested = await Promise.all(kept.map(({ name }) => filesBelow(join(path, name), left)))
  return nested.flat().sort()
}

/**
 * One hash for the names and contents of everything at or below the paths, tests and stories left out.
 * @param {readonly string[]} paths relative to the checkout
 * @param {{ stories?: boolean }} [options] stories: those count too
 */
export const fingerprint = async (paths, { stories = false } = {}) => {
  const left = stories ? TESTS : TESTS_AND_STORIES
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path), left)))).flat()
  const hash = createHash('sha256')
  for (const file of files) hash.update(relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * Builds a workspace when its sources have changed since; what they were then stands in its output, so that it goes when
 * the output goes.
 * @param {string} folder of the workspace
 * @param {string} name of the workspace
 * @param {string} output
 * @param {string} sources their fingerprint
 * @param {{ args?: readonly string[], env?: Record<string, string | undefined> }} [options] for its build
 */
export const ensureBuilt = async (folder, name, output, sources, { args = [], env = {} } = {}) => {
  const stamp = join(output, '.built-from')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return
  await step(`Building ${folder}`, async () => {
    const own = ['--workspace', `@compute-mall/${name}`, '--', ...args]
    const { code, output: printed } = await npm(['run', 'build', '--silent', ...own], { env })
    if (code !== 0) throw new Error(`The build of ${folder} failed:\n${printed}`)
  })
  await writeFile(stamp, sources)
}
