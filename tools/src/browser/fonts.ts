import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'
import { cacheFolder } from './cache.ts'

const packageFolder = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json')),
)

/**
 * The Chinese face as fonts of the system. Chromium takes compressed web fonts from pages alone, never from
 * fontconfig, so they are unpacked.
 */
const chineseFonts = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(cacheFolder, `noto-sans-sc-${version}`)
  if (existsSync(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  const unpacking = await mkdtemp(join(cacheFolder, 'unpacking-'))
  for (const name of await readdir(join(packageFolder, 'files'))) {
    const font = await decompress(await readFile(join(packageFolder, 'files', name)))
    await writeFile(join(unpacking, name.replace('.woff2', '.ttf')), font)
  }
  await rename(unpacking, folder).catch(async (error) => {
    await rm(unpacking, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
  return folder
}

const MACHINE = '  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>\n'

const configuration = (machine: string, folders: readonly string[]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${machine}${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${join(cacheFolder, 'fontconfig')}</cachedir>
</fontconfig>
`

/** Whether the fonts of the machine count too, or those alone that come along. */
export type Fonts = 'and the machine’s' | 'alone'

/**
 * Writes a fontconfig file with a Chinese face and the folders given, so that pages show Chinese on a machine without
 * any font.
 * @returns the path of the file
 */
export const fontConfiguration = async (
  folders: readonly string[],
  fonts: Fonts = 'and the machine’s',
): Promise<string> => {
  const file = join(cacheFolder, `fonts-${folders.length}${fonts === 'alone' ? '-alone' : ''}.conf`)
  const written = `${file}.${randomUUID()}`
  const machine = fonts === 'alone' ? '' : MACHINE
  await writeFile(written, configuration(machine, [await chineseFonts(), ...folders]))
  await rename(written, file)
  return file
}
