import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { root } from './machine.mjs'
import { npm } from './npm.mjs'
import { step } from './progress.mjs'

/** What a built Storybook is made of. */
const SOURCES = [
  'stories',
  'packages',
  'tools/src/vite',
  'tools/src/docs/arrows.ts',
  'tools/src/pdf/pdf.ts',
  'tools/src/pseudo',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
]

/** Where it is built, and whence the server takes it in development. */
export const STORYBOOK = join(root, 'stories', 'dist', 'storybook')

/** Lies in the output, so that it goes when the output goes. */
const STAMP = join(STORYBOOK, '.built-from')

/** Language and theme belong to a look at it, not to the build. */
const env = { STORYBOOK_LANGUAGE: undefined, STORYBOOK_THEME: undefined }

/**
 * @param {string} checkout the folder with the stories and all they show
 * @param {string} output
 * @param {readonly string[]} [more] arguments of Storybook
 */
export const buildStorybook = async (checkout, output, more = []) => {
  const args = ['run', 'build', '--silent', '--workspace', '@compute-mall/stories', '--']
  const { code, output: printed } = await npm([...args, '-o', output, ...more], { cwd: checkout, env })
  if (code !== 0) throw new Error(`The build of Storybook failed:\n${printed}`)
}

/** Builds Storybook when something in it changed since its last build. */
export const ensureStorybook = async () => {
  const sources = await fingerprint(SOURCES, { stories: true })
  const stamp = await readFile(STAMP, 'utf8').catch(() => '')
  if (stamp === sources) return
  await step('Building Storybook', () => buildStorybook(root, STORYBOOK))
  await writeFile(STAMP, sources)
}
