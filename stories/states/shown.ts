import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { componentsOf, root, statesOf } from './states.ts'

/** A value that a file gets from another one: its name there, and where it stands. */
interface Got {
  readonly name: string
  readonly file: string
}

const IMPORTS = /^import \{([^}]*)\} from '([^']+)'/gm
const LATER = /import\('(\.[^']+)'\)/g

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Where an import of this repository leads; null for packages of others and for what is generated. */
const placeOf = (from: string, file: string): string | null => {
  const [, workspace = '', path = ''] = /^@compute-mall\/(\w+)\/?(.*)$/.exec(from) ?? []
  const src = `${existsSync(join(root, 'packages', workspace)) ? 'packages' : 'apps'}/${workspace}/src`
  const place = from.startsWith('.')
    ? join(dirname(file), from)
    : workspace !== '' && join(src, /\.tsx?$/.test(path) ? path : join(path, 'index.ts'))
  return place && /\.tsx?$/.test(place) && existsSync(join(root, place)) ? place : null
}

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => /^[A-Z]/.test(name))

/** Follows an index to the file that a name comes from. */
const originOf = (name: string, file: string): Got => {
  if (!file.endsWith('index.ts')) return { name, file }
  for (const [, names = '', from = ''] of read(file).matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)) {
    const next = namesIn(names).includes(name) && placeOf(from, file)
    if (next) return originOf(name, next)
  }
  return { name, file }
}

/** What a file draws of other files: what it imports and uses as an element, or as the component of its stories. */
const drawnIn = (file: string): readonly Got[] => {
  const text = read(file)
  const named = [...text.matchAll(IMPORTS)].flatMap(([, names = '', from = '']) => {
    const place = placeOf(from, file)
    return place === null ? [] : namesIn(names).map((name) => originOf(name, place))
  })
  const later = [...text.matchAll(LATER)].flatMap(([, from = '']) => {
    const place = placeOf(from, file)
    return place === null ? [] : [{ name: '', file: place }]
  })
  return [...named.filter(({ name }) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text)), ...later]
}

/** Adds all that a file draws, and what those draw. */
const addDrawn = (file: string, drawn: Set<string>, seen: Set<string>): void => {
  if (seen.has(file)) return
  seen.add(file)
  for (const got of drawnIn(file)) {
    drawn.add(`${got.file} ${got.name}`)
    addDrawn(got.file, drawn, seen)
  }
}

/** The components that an index exports, with the file of each from the root of the repository. */
export const exportedBy = (index: string): readonly Got[] =>
  componentsOf(read(index)).map(([name, file]) => ({ name, file: join(dirname(index), file) }))

/** How many stories show each component, itself or within a page: by `file name`. */
export const countShown = (files: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const file of files) {
    const drawn = new Set<string>()
    addDrawn(file, drawn, new Set())
    for (const one of drawn) counts.set(one, (counts.get(one) ?? 0) + statesOf(read(file)).length)
  }
  return counts
}
