import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../run/machine.mjs'
import { clientAppWeights } from './clientApps.ts'
import { textTable } from './table.ts'
import { type Manifest, twinsWithin, type Weight, weigh } from './weight.ts'

const ENTRY = 'src/entry-client.tsx'
const client = join(root, 'apps', 'mall', 'dist', 'client')

/** A build has compressed its files already, but for those that a packet carries whole. */
const brotli = (file: string): number =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length

/** What the pages of one of the builds for browsers weigh. */
const weightsIn = (name: string): readonly Weight[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite', name), 'utf8'))
  const pages = Object.fromEntries(
    Object.keys(manifest)
      .filter((key) => /^src\/features\/.*Route(\.desktop|\.mobile)?\.tsx$/.test(key))
      .map((key) => [key.replace(/^src\/features\/|\.tsx$/g, ''), key]),
  )
  return weigh(manifest, ENTRY, pages, (file) => brotli(join(client, file)))
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
const desktops = weightsIn('manifest.json')
const twins = twinsWithin(weightsIn('manifest.mobile.json'), desktops)
const apps = clientAppWeights(brotli)
for (const [device, weights] of [
  ['desktops', desktops],
  ['phones', twins],
  ...apps.map(({ app, weights }) => [app, weights] as const),
] as const)
  console.log(
    textTable(
      [`Brotli, ${device}`, 'KB', 'at most', ''],
      weights.map(({ page, bytes, budget }) => [
        page,
        kb(bytes),
        kb(budget),
        bytes > budget ? 'too heavy' : '',
      ]),
    ),
  )
const all = [...desktops, ...twins, ...apps.flatMap(({ weights }) => weights)]
for (const page of ['home/HomeRoute.desktop', 'home/HomeRoute.mobile', 'order/OrdersRoute'])
  if (all.every((weight) => weight.page !== page)) {
    console.error(`The manifests have no ${page}: nothing was measured.`)
    process.exitCode = 1
  }
if (all.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1
