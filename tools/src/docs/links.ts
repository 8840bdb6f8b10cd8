import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/machine.mjs'

/** What stands in the brackets of a link that leads to a file: `](architecture.md#floors)`. */
const LINK = /\]\((?!https?:|mailto:|#)(?<target>[^)#\s]+)/g

/**
 * The links of a page that lead nowhere.
 * @param page its path from the root
 * @param exists whether there is a file or folder at a path from the root
 */
export const brokenLinksOf = (page: string, text: string, exists: (path: string) => boolean): string[] =>
  [...text.matchAll(LINK)]
    .map(({ groups }) => groups?.target ?? '')
    .filter((target) => !exists(join(dirname(page), target)))
    .map((target) => `${page} → ${target}`)

const foreign = ['**/node_modules', '**/dist', '.*']

/** Pages that are built and not kept: a fresh clone has none of them. */
const built = readFileSync(join(root, 'docs/.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => `docs${line}`)

const isBuilt = (path: string): boolean =>
  built.some((page) => path === page || (page.endsWith('/') && `${path}/`.startsWith(page)))

/** The links of all pages of the repository that lead nowhere. */
export const brokenLinks = (): string[] =>
  globSync('**/*.md', { cwd: root, exclude: foreign }).flatMap((page) =>
    brokenLinksOf(
      page,
      readFileSync(join(root, page), 'utf8'),
      (path) => isBuilt(path) || existsSync(join(root, path)),
    ),
  )
