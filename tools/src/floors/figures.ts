import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeLines, sourceRules } from './source.ts'

/**
 * Counts what tells how far code and plan of the house are apart, in this checkout or in another one:
 * `node tools/src/floors/figures.ts ../before`. Tables belong to modules as they do in this checkout.
 */
const here = process.cwd()
const base = process.argv[2] ?? here

const MADE = /(^|\/)(node_modules|dist|\.cache|storybook-static)\//
const TESTS = /\.(test|testing|fixtures|gallery)\.tsx?$|\/testing\//

const pathsIn = (root: string, room: string): readonly string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !MADE.test(path))
const filesIn = (room: string): readonly string[] => pathsIn(base, room)
const textOf = (path: string, root = base): string => readFileSync(join(root, path), 'utf8')
const linesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0)
const foldersIn = (room: string): readonly string[] =>
  readdirSync(join(base, room)).map((name) => `${room}/${name}`)

const workspaces = [...foldersIn('packages'), ...foldersIn('apps'), 'stories', 'e2e', 'tools']
const all = workspaces.flatMap(filesIn)
const product = all.filter((path) => /^(packages|apps)\//.test(path) && !TESTS.test(path))
const matches = (pattern: RegExp, paths: readonly string[]): number =>
  paths.reduce(
    (sum, path) =>
      sum + codeLines(textOf(path)).reduce((n, line) => n + [...line.matchAll(pattern)].length, 0),
    0,
  )

/** Paths of pages that are written as text: where links lead, and what navigation is told. */
const ADDRESS = /(?:\b(?:to|href)=\{?|\bnavigate\(|\b(?:to|href): )['"`]\/|(?<!base: )['"`]\/ui\/\w+\//g
const isTable = (path: string) =>
  /vite\.config\.ts$|routes\.ts$|addresses\.ts$|^apps\/(server|seed)\//.test(path)

const owners = new Map(
  pathsIn(here, 'apps/server/src')
    .filter((path) => path.endsWith('.tables.ts'))
    .flatMap((path) =>
      [...textOf(path, here).matchAll(/Tables \{\n([\s\S]*?)\n\}/g)].flatMap(([, tables = '']) =>
        [...tables.matchAll(/^ {2}(\w+): /gm)].map(([, table]) => [table, path.split('/')[3]] as const),
      ),
    ),
)
const crossed = product
  .filter((path) => /^apps\/server\/src\/(?!migrations\/)[^/]+\//.test(path))
  .flatMap((path) =>
    [...textOf(path).matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g)].flatMap(
      ([, table = '']) => {
        const owner = owners.get(table)
        return owner === undefined || owner === path.split('/')[3] ? [] : [`${path} ${table}`]
      },
    ),
  )

const EXPORT = /^export (?:const|function|class) (\w+)/gm
const words = new Map<string, number>()
for (const path of all)
  for (const word of new Set(textOf(path).match(/\w+/g))) words.set(word, (words.get(word) ?? 0) + 1)
/** Exported, and named by no other file at all. */
const unused = product.flatMap((path) =>
  [...textOf(path).matchAll(EXPORT)].flatMap(([, name = '']) =>
    words.get(name) === 1 ? [`${path} ${name}`] : [],
  ),
)

const refusalRule = sourceRules.find(({ rule }) => rule === 'refusals-by-name')
const sheets = product.filter(
  (path) => path.endsWith('.css.ts') && !path.startsWith('packages/ui/src/theme/'),
)

for (const room of workspaces) console.log(`${room}: ${linesOf(filesIn(room))} lines`)
console.log(`files over 300 lines: ${all.filter((path) => linesOf([path]) > 300).length}`)
console.log(
  `of these neither tests nor texts: ${product.filter((path) => !/messages\.ts$/.test(path) && linesOf([path]) > 300).length}`,
)
console.log(
  `literal addresses: ${matches(
    ADDRESS,
    product.filter((path) => !isTable(path)),
  )}`,
)
console.log(
  `literal refusal codes: ${matches(
    /'[A-Z]{3,9}\d{5}'/g,
    product.filter((path) => refusalRule?.not?.test(path) !== true),
  )}`,
)
console.log(`global styles outside of the theme: ${matches(/\bglobalStyle\(/g, sheets)}`)
console.log(`exports that no other file names: ${unused.length}`)
console.log(`cross-module writes: ${crossed.length}`)
if (process.argv.includes('--list')) for (const line of [...unused, ...crossed]) console.log(line)
