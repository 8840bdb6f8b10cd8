import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run/machine.mjs'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>
}
const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** Every version of a package that the lock file installs, but for what developers alone have. */
const versionsOf = (name: string): readonly string[] =>
  Object.entries(packages).flatMap(([path, { version, dev = false }]) =>
    path.endsWith(`node_modules/${name}`) && version !== undefined && !dev ? [version] : [],
  )

const order = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** docs/faults.md: from which version on a package has none of the faults that are known of it. */
const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8').matchAll(
  /^\| `(?<name>[\w@/.-]+)` \| (?<fixed>\d+\.\d+\.\d+|not used) \|/gm,
)
const floors = [...rows].map(({ groups: { name = '', fixed = '' } = {} }) => [name, fixed] as const)

describe('packages with known faults', () => {
  it('are named on the page', () => {
    expect(floors.length).toBeGreaterThan(8)
  })

  it.each(floors)('%s is there from %s on', (name, fixed) => {
    const versions = versionsOf(name)
    if (fixed === 'not used') expect(versions).toEqual([])
    else {
      expect(versions).not.toEqual([])
      expect(versions.filter((version) => order(version, fixed) < 0)).toEqual([])
    }
  })
})
