import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const core = join(import.meta.dirname, 'packages', 'core')
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))

/** The entries of the built core that have charts. */
const entries = new Set(globSync(join(core, 'dist', '*', '*.machine.js')).map(dirname))

/** @param {unknown} value */
const isMachine = (value) =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value

/** @param {string} entry */
const chartsOf = async (entry) => {
  const path = join(entry, 'index.js')
  const exported = Object.entries(await import(path)).filter(([, value]) => isMachine(value))
  return exported.map(([name]) => ({
    name,
    path,
    import: `{ ${name} }`,
    limit: '12 kB',
    // An app has the libraries once, whatever it takes of the core.
    ignore: Object.keys({ ...dependencies, ...peerDependencies }),
  }))
}

/** What importing one chart of the core costs an app, in Brotli: `npm run measure:charts`. */
export default (await Promise.all([...entries].map(chartsOf))).flat()
