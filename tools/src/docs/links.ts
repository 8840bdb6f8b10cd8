import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/machine.mjs'

/** What stands in the brackets of a link that leads to a file: `](architecture.md#floors)`. */
const LINK = /\]\((?!https?:|mailto:|#)(?<target>[^)#\s]+)/g

const foreign = ['**/node_modules', '**/dist', '.*']

const generated = readFileSync(join(root, 'docs/.gitignore'), 'utf8').match(/^\/.+$/gm) ?? []

/** True for generated pages that are not committed, so that a fresh clone lacks them. */
const isGenerated = (path: string): boolean =>
  generated.some((page) => `${path}/`.startsWith(`docs${page.replace(/\/?$/, '/')}`))

const isThere = (path: string): boolean => !isGenerated(path) && existsSync(join(root, path))

/** @returns the links of a page that lead nowhere, from its path below the root */
export const brokenLinksOf = (page: string, text: string): string[] =>
  [...text.matchAll(LINK)]
    .map(({ groups }) => groups?.target ?? '')
    .filter((target) => !isThere(join(dirname(page), target)))
    .map((target) => `${page} → ${target}`)

/** The links of all committed pages that lead nowhere. */
export const brokenLinks = (): string[] =>
  globSync('**/*.md', { cwd: root, exclude: foreign })
    .filter((page) => !isGenerated(page))
    .flatMap((page) => brokenLinksOf(page, readFileSync(join(root, page), 'utf8')))
