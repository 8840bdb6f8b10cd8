import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'
import { type Manifest, type Weight, weighPages } from './weight.ts'

const ENTRY = 'index.html'
const PAGE = /^src\/features\/(.*)\.tsx$/

/** What the pages of each app behind a hash weigh at the first load: entry and page, as for the mall. */
export const clientAppWeights = (
  sizeOf: (file: string) => number,
): readonly { readonly app: string; readonly weights: readonly Weight[] }[] =>
  readdirSync(join(root, 'apps')).flatMap((app) => {
    const dist = join(root, 'apps', app, 'dist')
    const file = join(dist, '.vite', 'manifest.json')
    if (!existsSync(file)) return []
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
    if (manifest[ENTRY] === undefined) return []
    const pages = Object.keys(manifest).flatMap((key) => {
      const page = PAGE.exec(key)?.[1]
      return page === undefined ? [] : [[page, [ENTRY, key]] as const]
    })
    return [{ app, weights: weighPages(manifest, pages, (name) => sizeOf(join(dist, name))) }]
  })
