import { globSync } from 'node:fs'
import { codeLines, countLines } from './lines.ts'

/**
 * Counts what tells how far code and plan of the house are apart, in this checkout or in another one:
 * `node tools/src/floors/figures.ts ../before`.
 */
const ROOMS = ['{packages/*,apps/*,stories,e2e,tools}/**/*.{ts,tsx,mjs}', 'stories/.storybook/*.{ts,tsx}']
const MADE = ['**/{node_modules,dist,.cache,storybook-static}']
const TESTS = /\.(test|testing|fixtures|gallery)\.tsx?$|\/testing\//

/** What a pattern calls by name in the code of files. */
const found = (pattern: RegExp, paths: readonly string[]) =>
  paths.flatMap((path) =>
    [...codeLines(path).join('\n').matchAll(pattern)].map(([, name = '']) => ({ path, name })),
  )

const moduleOf = (path: string) => path.split('/')[3]
const TABLE = /(?<=Tables \{\n(?: .*\n|\n)*) {2}(\w+): /g
const tables = found(TABLE, globSync('apps/server/src/**/*.tables.ts'))
const owners = new Map(tables.map(({ name, path }) => [name, moduleOf(path)]))

// Tables belong to modules as they do in this checkout; what follows is read in the one that is counted.
process.chdir(process.argv[2] ?? '.')
const all = globSync(ROOMS, { exclude: MADE }).sort()
const product = all.filter((path) => /^(packages|apps)\//.test(path) && !TESTS.test(path))
const countIn = (files: RegExp, pattern: RegExp): number =>
  found(
    pattern,
    product.filter((path) => files.test(path)),
  ).length

const modules = product.filter((path) => /^apps\/server\/src\/(?!migrations\/)[^/]+\//.test(path))
const writes = found(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g, modules)
const crossed = writes.filter(({ name, path }) => owners.has(name) && owners.get(name) !== moduleOf(path))

/** Paths of pages that are written as text: where links lead, and what navigation is told. */
const ADDRESS = /(?:\b(?:to|href)=\{?|\bnavigate\(|\b(?:to|href): )['"`]\/|(?<!base: )['"`]\/ui\/\w+\//g
const NO_TABLE = /^(?!.*(vite\.config|routes|addresses)\.ts$|apps\/(server|seed|mall\/development)\/)/
const NO_ERRORS = /(?<!errors\.ts)$/
const SHEET = /^(?!packages\/ui\/src\/theme\/).*\.css\.ts$/

const workspaces = Object.groupBy(all, (path) => /^((packages|apps)\/)?[^/]+/.exec(path)?.[0] ?? path)
for (const [room, paths = []] of Object.entries(workspaces))
  console.log(`${room}: ${countLines(paths)} lines`)
const long = all.filter((path) => countLines([path]) > 300)
const longProduct = long.filter((path) => product.includes(path) && !path.endsWith('messages.ts'))
console.log(`files over 300 lines: ${long.length}
of these neither tests nor texts: ${longProduct.length}
literal addresses: ${countIn(NO_TABLE, ADDRESS)}
literal refusal codes: ${countIn(NO_ERRORS, /'[A-Z]{3,9}\d{5}'/g)}
global styles outside of the theme: ${countIn(SHEET, /\bglobalStyle\(/g)}
cross-module writes: ${crossed.length}`)
if (process.argv.includes('--list')) for (const { path, name } of crossed) console.log(`${path} ${name}`)
