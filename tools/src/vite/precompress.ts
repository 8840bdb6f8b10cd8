import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json'])
/** Below this a packet carries the file whole. */
const MIN_BYTES = 1_400

/** Writes `x.br` and `x.gz` beside each text file of a build, at the best quality: done once, served ever after. */
export const precompress = async (dir: string): Promise<void> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** The same as a plugin, at the end of a build for browsers. */
export const precompressed = () => {
  let dir: string | undefined
  return {
    name: 'precompressed',
    apply: 'build' as const,
    configResolved(config: {
      readonly root: string
      readonly build: { readonly outDir: string; readonly ssr: unknown }
    }) {
      if (!config.build.ssr) dir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      if (dir !== undefined) await precompress(dir)
    },
  }
}
