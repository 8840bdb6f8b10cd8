import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decompress } from 'wawoff2'
import { installed } from '../run/machine.mjs'
import { cacheFolder, filledOnce } from './cache.ts'

const packageFolder = installed('@fontsource-variable/noto-sans-sc')

const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
const fontFolder = join(cacheFolder, `noto-sans-sc-${version}-whole`)

/** What the 32-bit words of a whole TrueType font add up to (OpenType specification, table `head`). */
const FONT_CHECKSUM = 0xb1b0afba

/** Whether these bytes are one whole TrueType font. */
export const isWholeFont = (font: Uint8Array): boolean => {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  let sum = 0
  for (let offset = 0; offset + 4 <= font.byteLength; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0
  return font.byteLength > 0 && sum === FONT_CHECKSUM
}

/**
 * Unpacks the fonts of a folder one after the other: what the decompressor returns lies in its own memory, and the next
 * call writes over it.
 * @throws when a font does not come out whole
 */
const unpackFonts = async (from: string, to: string): Promise<void> => {
  for (const name of await readdir(from)) {
    const font = Uint8Array.from(await decompress(await readFile(join(from, name))))
    if (!isWholeFont(font)) throw new Error(`The font ${name} was not unpacked whole.`)
    await writeFile(join(to, name.replace('.woff2', '.ttf')), font)
  }
}

let unpacked: Promise<void> | undefined

/**
 * The Chinese face as fonts of the system, unpacked once per process and version. Chromium takes compressed web fonts
 * from pages alone, never from fontconfig.
 */
const unpackChineseFonts = (): Promise<void> => {
  unpacked ??= filledOnce(fontFolder, (into) => unpackFonts(join(packageFolder, 'files'), into))
  return unpacked
}

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
  text: configuration([fontFolder, ...folders]),
})

/** Unpacks the Chinese face and writes the file; several processes may do so at once. */
export const writeFonts = async ({ file, text }: FontConfiguration): Promise<void> => {
  await unpackChineseFonts()
  const written = `${file}.${randomUUID()}`
  await writeFile(written, text)
  await rename(written, file)
}
