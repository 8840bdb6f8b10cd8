import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const OURS = '@compute-mall/'

const manifests = (): readonly string[] => [
  'package.json',
  ...['packages', 'apps'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => join(room, name, 'package.json')),
  ),
  ...['stories', 'e2e', 'tools'].map((room) => join(room, 'package.json')),
]

const packagesIn = (manifest: string) => {
  const { dependencies, devDependencies, optionalDependencies }: Manifest = JSON.parse(
    readFileSync(join(root, manifest), 'utf8'),
  )
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
}

/** @returns the packages in the first column of the page's tables */
export const packagesNamed = (page: string): readonly string[] =>
  [...page.matchAll(/^\| (?<first>`[^|]*) \|/gm)].flatMap(({ groups }) =>
    [...(groups?.first ?? '').matchAll(/`(?<name>[^`]+)`/g)].flatMap((match) => match.groups?.name ?? []),
  )

/** @returns what the page of dependencies and the manifests say differently */
export const unexplained = (): readonly string[] => {
  const used = new Set(
    manifests()
      .flatMap(packagesIn)
      .filter((name) => !name.startsWith(OURS)),
  )
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
