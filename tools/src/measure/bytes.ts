import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { clientApps } from '../run/clientApps.mjs'
import { root } from '../run/machine.mjs'
import { textTable } from './table.ts'
import { phonesWithin, type Weight, weigh } from './weight.ts'

/** A build has compressed its files already, but for those that a packet carries whole. */
const brotli = (file: string): number =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length

/** What the pages of a build for browsers weigh. */
const weightsIn = (app: string, file: string): readonly Weight[] =>
  weigh(app, JSON.parse(readFileSync(file, 'utf8')), (name) => brotli(join(dirname(file), '..', name)))

const mall = join(root, 'apps/mall/dist/client/.vite')
const desktops = weightsIn('mall', join(mall, 'manifest.json'))
const phones = phonesWithin(weightsIn('mall', join(mall, 'manifest.mobile.json')), desktops)
const others = clientApps.map(
  (app) => [app, weightsIn(app, join(root, 'apps', app, 'dist/.vite/manifest.json'))] as const,
)
const builds = [['desktops', desktops], ['phones', phones], ...others] as const

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
for (const [name, weights] of builds) {
  const rows = weights.map(({ page, bytes, budget }) => [
    page,
    kb(bytes),
    kb(budget),
    bytes > budget ? 'too heavy' : '',
  ])
  console.log(textTable([`Brotli, ${name}`, 'KB', 'at most', ''], rows))
  if (rows.length === 0) console.error(`The build of ${name} has no page: nothing was measured.`)
}
if (builds.some(([, weights]) => weights.length === 0 || weights.some(({ bytes, budget }) => bytes > budget)))
  process.exitCode = 1
