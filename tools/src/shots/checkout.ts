import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from '../run/command.mjs'
import { root } from '../run/machine.mjs'
import { npm } from '../run/npm.mjs'
import { missingPackages } from '../run/packages.mjs'

const must = async (checkout: string, command: string, args: readonly string[]): Promise<string> => {
  const { code, output } = await run(command, args, { cwd: checkout })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output}`)
  return output.trim()
}

/**
 * The full name of a commit.
 * @param ref anything that git understands: `HEAD~3`, a branch, a tag
 */
export const commitOf = (ref: string, checkout = root): Promise<string> =>
  must(checkout, 'git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).catch(() => {
    throw new Error(`git knows no commit '${ref}'.`)
  })

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
}
type LockedPackages = Record<string, LockedPackage>

const packagesIn = async (file: string): Promise<LockedPackages> =>
  JSON.parse(await readFile(file, 'utf8')).packages

const link = async (target: string, path: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  await symlink(target, path, 'junction')
}

/**
 * Puts the workspaces of a tree where its imports look for them. Other packages are found by walking up to the
 * checkout, in whose folders the tree lies; those installed below a single workspace of it are linked.
 */
const linkWorkspaces = async (tree: string, locked: LockedPackages, checkout: string): Promise<void> => {
  for (const [path, { resolved, link: isWorkspace }] of Object.entries(locked)) {
    if (!isWorkspace || resolved === undefined) continue
    await link(join(tree, resolved), join(tree, path))
    const own = join(checkout, resolved, 'node_modules')
    if (existsSync(own)) await link(own, join(tree, resolved, 'node_modules'))
  }
}

/**
 * The files of a commit, ready to be built. Where it asks for other versions of packages than are installed, its own
 * are installed.
 * @param folder below the checkout; emptied first
 */
export const checkOut = async (commit: string, folder: string, checkout = root): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await must(checkout, 'git', ['archive', '--format=tar', '--output', archive, commit])
  await must(checkout, 'tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  const locked = await packagesIn(join(folder, 'package-lock.json'))
  const installed = await packagesIn(join(checkout, 'node_modules', '.package-lock.json'))
  if (missingPackages(locked, installed).length === 0) return linkWorkspaces(folder, locked, checkout)
  const { code, output } = await npm(['ci', '--ignore-scripts'], { cwd: folder })
  if (code !== 0) throw new Error(`The packages of ${commit} could not be installed:\n${output}`)
}
