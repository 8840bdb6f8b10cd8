import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/machine.mjs'

/** What stands in the brackets of a link that leads to a file: `](architecture.md#floors)`. */
const LINK = /\]\((?!https?:|mailto:|#)(?<target>[^)#\s]+)/g

const foreign = ['**/node_modules', '**/dist', '.*']

/** Pages that are built and not kept: a fresh clone has none of them. */
const built = readFileSync(join(root, 'docs/.gitignore'), 'utf8').match(/^\/.+$/gm) ?? []

const isThere = (path: string): boolean =>
  built.some((page) => `${path}/`.startsWith(`docs${page}`)) || existsSync(join(root, path))

/** @returns the links of a page that lead nowhere, from its path below the root */
export const brokenLinksOf = (page: string, text: string): string[] =>
  [...text.matchAll(LINK)]
    .map(({ groups }) => groups?.target ?? '')
    .filter((target) => !isThere(join(dirname(page), target)))
    .map((target) => `${page} → ${target}`)

/** The links of all pages of the repository that lead nowhere. */
export const brokenLinks = (): string[] =>
  globSync('**/*.md', { cwd: root, exclude: foreign }).flatMap((page) =>
    brokenLinksOf(page, readFileSync(join(root, page), 'utf8')),
  )
