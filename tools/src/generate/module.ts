import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run/machine.mjs'

const NAME = /^[a-z][a-zA-Z]+$/

/**
 * What a module of the core consists of, as the smallest one that holds all: an entity, a rule, a call, a chart, a
 * view, texts, sample values, and a test beside each. `{{name}}` and `{{Name}}` stand for its name.
 */
const TEMPLATES = join(import.meta.dirname, 'module')

const moduleFiles = (name: string): readonly (readonly [file: string, source: string])[] => {
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  return readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => [
      file.replace(/^name\b/, name).replace(/\.txt$/, ''),
      readFileSync(join(TEMPLATES, file), 'utf8').replaceAll('{{name}}', name).replaceAll('{{Name}}', Name),
    ])
}

/**
 * Writes a new module of the core.
 * @param base a checkout
 * @throws when the name is no name, or is taken
 */
export const writeModule = (base: string, name: string): readonly string[] => {
  if (!NAME.test(name)) throw new Error(`'${name}' is no module name: one word, e.g. settlement.`)
  const folder = join(base, 'packages', 'core', 'src', name)
  if (existsSync(folder)) throw new Error(`The core has a module '${name}' already.`)
  mkdirSync(join(folder, 'testing'), { recursive: true })
  const files = moduleFiles(name).map(([file, source]) => {
    writeFileSync(join(folder, file), source)
    return `packages/core/src/${name}/${file}`
  })
  // How long a line gets depends on the name.
  const formatter = join(base, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  execFileSync(process.execPath, [formatter, 'format', '--write', '--vcs-enabled=false', folder], {
    cwd: base,
    stdio: 'pipe',
  })
  return files
}

const NEXT_STEPS = `
Next:
  1. Give it its floor in .dependency-cruiser.mjs.
  2. Name its calls in packages/core/src/contract/index.ts; the server then misses a handler for each.
  3. Replace what the TODOs stand for, and delete the files that it does not need: a missing file is information.
  4. npm run check`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name = ''] = process.argv.slice(2)
  try {
    for (const file of writeModule(root, name)) console.log(file)
    console.log(NEXT_STEPS)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
