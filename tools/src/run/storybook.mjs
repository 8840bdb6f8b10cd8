import { join } from 'node:path'
import { ensureBuilt, fingerprint } from './fingerprint.mjs'
import { root } from './machine.mjs'

/** What a built Storybook is made of. */
const SOURCES = [
  'stories',
  'packages',
  'tools/src/vite',
  'tools/src/docs/arrows.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
]

/** Where it is built, and whence the server takes it in development. */
export const STORYBOOK = join(root, 'stories', 'dist', 'storybook')

/** Language and theme belong to a look at it, not to the build. */
const env = { STORYBOOK_LANGUAGE: undefined, STORYBOOK_THEME: undefined }

/** Builds Storybook when something in it changed since its last build. */
export const ensureStorybook = async () => {
  const sources = await fingerprint(SOURCES, { stories: true })
  await ensureBuilt('Storybook', 'stories', STORYBOOK, sources, { args: ['-o', STORYBOOK], env })
}
