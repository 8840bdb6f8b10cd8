import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { run } from '../run/command.mjs'
import { root } from '../run/machine.mjs'
import { npm } from '../run/npm.mjs'
import { CORE, coreFolder } from './modules.ts'

const successful = async (work: ReturnType<typeof run>): Promise<string> => {
  const { code, output } = await work
  if (code !== 0) throw new Error(output)
  return output
}

/** Packs the core as `npm publish` would, which builds it first. */
export const packCore = async (folder: string): Promise<string> => {
  const packed = await successful(npm(['pack', coreFolder, '--pack-destination', folder, '--json']))
  const [{ filename }]: [{ filename: string }] = JSON.parse(packed.slice(packed.indexOf('[')))
  return join(folder, filename)
}

/**
 * Installs a tarball of the core in an empty project, without a network: npm unpacks the tarball, and its
 * dependencies and peers are links to the packages of this checkout, which have the versions that it asks for.
 */
export const installTarball = async (tarball: string, project: string): Promise<void> => {
  const {
    dependencies,
    peerDependencies,
  }: Record<string, Readonly<Record<string, string>>> = JSON.parse(
    await readFile(join(coreFolder, 'package.json'), 'utf8'),
  )
  const links = Object.keys({ ...dependencies, ...peerDependencies }).map((name) => [
    name,
    `file:${join(root, 'node_modules', name)}`,
  ])
  await mkdir(project, { recursive: true })
  await writeFile(
    join(project, 'package.json'),
    JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: { [CORE]: `file:${tarball}`, ...Object.fromEntries(links) },
    }),
  )
  await successful(
    npm(['install', '--prefix', project, '--offline', '--ignore-scripts', '--no-audit', '--no-fund']),
  )
}
