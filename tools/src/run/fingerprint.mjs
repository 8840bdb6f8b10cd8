import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './machine.mjs'

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
