import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../run/machine.mjs'
import { textTable } from './table.ts'
import { type Manifest, weigh } from './weight.ts'

const ENTRY = 'src/entry-client.tsx'
const client = join(root, 'apps', 'mall', 'dist', 'client')
const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))

const sizes = new Map<string, number>()
const sizeOf = (file: string) => {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliCompressSync(readFileSync(join(client, file))).length
  sizes.set(file, size)
  return size
}

const pages = Object.fromEntries(
  Object.keys(manifest)
    .filter((key) => key.startsWith('src/routes/'))
    .map((key) => key.replace(/^src\/routes\/|\.tsx$/g, ''))
    .map((page) => [
      page,
      [`src/routes/${page}.tsx`, `src/frame/${page.endsWith('.mobile') ? 'mobile' : 'desktop'}.tsx`],
    ]),
)

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
const weights = weigh(manifest, ENTRY, pages, sizeOf)
console.log(
  textTable(
    ['Brotli', 'KB', 'at most', ''],
    weights.map(({ page, bytes, budget }) => [
      page,
      kb(bytes),
      kb(budget),
      bytes > budget ? 'too heavy' : '',
    ]),
  ),
)
if (!pages['home/home']) {
  console.error('The manifest has no home page: nothing was measured.')
  process.exitCode = 1
}
if (weights.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1
