import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. Everything in this folder is plain ESM: it runs on Node 20, before anything is installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

export const NODE_MAJOR = 24

/** The export condition under which workspace packages are read as TypeScript source. */
export const SOURCE_FLAG = '--conditions=@compute-mall/source'

const isRecent = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR

/**
 * The Node the project runs on: the one it brings along, else the one that runs this, if it is recent enough.
 * @returns {string} path of the binary
 * @throws when this platform has neither; the message says what to install
 */
export const projectNode = () => {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const bundled = join(root, 'node_modules', name, 'bin', binary)
  if (existsSync(bundled)) return bundled
  if (isRecent) return process.execPath
  throw new Error(
    `Node ${NODE_MAJOR} does not come with the project for ${process.platform} ${process.arch}. ` +
      `Install Node ${NODE_MAJOR} (nodejs.org) and run the command again; this is Node ${process.version}.`,
  )
}

/**
 * The script of an installed tool, to be run by {@link projectNode}.
 * @param {string} path below node_modules
 */
export const installed = (path) => join(root, 'node_modules', path)

/** Checks the types of what changed. Projects stand side by side; several checkers in one resolve the same types anew. */
export const checkTypes = [installed('@typescript/native/bin/tsc'), '-b', '--checkers', '1']
