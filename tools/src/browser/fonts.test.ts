import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fontConfiguration, writeFonts } from './fonts.ts'

/** How an OpenType font begins, with outlines of either kind (OpenType specification, table directory). */
const FONT_BEGINNINGS = ['OTTO', '\0\x01\0\0']

describe('the Chinese fonts of test browsers', () => {
  it('are a few whole files in the folder that the configuration names', async () => {
    const [, folder = ''] = /<dir>(.+)<\/dir>/.exec(fontConfiguration([]).text) ?? []
    const names = await readdir(folder)
    expect(names.length).toBeGreaterThan(1)
    expect(names.length).toBeLessThan(10)
    for (const name of names) {
      const font = await readFile(`${folder}/${name}`)
      expect(FONT_BEGINNINGS).toContain(font.toString('latin1', 0, 4))
      expect(font.byteLength).toBeGreaterThan(5_000_000)
    }
  })

  it('are named by a file that several callers write at once', async () => {
    const written = fontConfiguration([])
    await Promise.all(Array.from({ length: 6 }, () => writeFonts(written)))
    expect(await readFile(written.file, 'utf8')).toBe(written.text)
  })
})
