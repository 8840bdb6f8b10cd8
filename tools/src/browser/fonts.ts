import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '../run/machine.mjs'
import { cacheFolder } from './cache.ts'

/** A Chinese face, whole in one file for each weight: one that is cut into slices is searched anew for every page. */
const chineseFolder = join(installed('@embedpdf/fonts-sc'), 'fonts')

const configuration = (folders: readonly string[]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${join(cacheFolder, 'fontconfig')}</cachedir>
</fontconfig>
`

/** A fontconfig file of fonts that come along, without the machine's: a page is as wide on every machine. */
export interface FontConfiguration {
  /** Where it is written. */
  readonly file: string
  readonly text: string
}

/** @param folders with fonts that count beside the Chinese face */
export const fontConfiguration = (folders: readonly string[]): FontConfiguration => ({
  file: join(cacheFolder, `fonts-${folders.length}.conf`),
  text: configuration([chineseFolder, ...folders]),
})

/** Writes the file; several processes may do so at once. */
export const writeFonts = async ({ file, text }: FontConfiguration): Promise<void> => {
  await mkdir(cacheFolder, { recursive: true })
  const written = `${file}.${randomUUID()}`
  await writeFile(written, text)
  await rename(written, file)
}
