import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'
import { codesIn } from './page.ts'

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** What npm locks for a folder: a room of this checkout, or something that is installed. */
type Locked = Partial<Record<(typeof KINDS)[number], Readonly<Record<string, string>>>>

const packagesUsed = (): readonly string[] => {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(lock.packages)
    .filter(([folder]) => !folder.includes('node_modules'))
    .flatMap(([, locked]) => KINDS.flatMap((kind) => Object.keys(locked[kind] ?? {})))
    .filter((name) => !name.startsWith('@compute-mall/'))
}

/** @returns the packages in the first column of the page's tables */
export const packagesNamed = (page: string): readonly string[] =>
  [...page.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, first = '']) => codesIn(first))

/** @returns what the page of dependencies and the manifests say differently */
export const unexplained = (): readonly string[] => {
  const used = new Set(packagesUsed())
  const named = new Set(
    packagesNamed(readFileSync(join(root, 'docs', 'decisions', 'dependencies.md'), 'utf8')),
  )
  return [
    ...[...used]
      .filter((name) => !named.has(name))
      .map((name) => `${name} has no line in docs/decisions/dependencies.md.`),
    ...[...named]
      .filter((name) => !used.has(name))
      .map((name) => `docs/decisions/dependencies.md has ${name}, which nothing uses.`),
  ]
}
