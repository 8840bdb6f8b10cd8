import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'

export const CORE = '@compute-mall/core'
export const coreFolder = join(root, 'packages', 'core')
const source = join(coreFolder, 'src')

/** The modules that an installation of the core offers: each folder with an index is an entry. */
export const coreModules: readonly string[] = readdirSync(source)
  .filter((name) => existsSync(join(source, name, 'index.ts')))
  .sort()
