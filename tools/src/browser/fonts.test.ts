import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWholeFont } from './fonts.ts'

const run = promisify(execFile)
const PROCESSES = 2
const CALLERS = 6

const script = `
  import { fontConfiguration, writeFonts } from ${JSON.stringify(join(import.meta.dirname, 'fonts.ts'))}
  await Promise.all(Array.from({ length: ${CALLERS} }, () => writeFonts(fontConfiguration([]))))`

const unpackIn = (cache: string) =>
  run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, BROWSER_CACHE: cache },
  })

describe('the Chinese fonts of test browsers', () => {
  let cache = ''
  let fonts: readonly Uint8Array[] = []

  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'fonts-'))
    await Promise.all(Array.from({ length: PROCESSES }, () => unpackIn(cache)))
    const files = await readdir(cache, { recursive: true })
    fonts = await Promise.all(
      files.filter((name) => name.endsWith('.ttf')).map((name) => readFile(join(cache, name))),
    )
  }, 120_000)

  afterAll(() => rm(cache, { recursive: true, force: true }))

  it(`are whole after ${PROCESSES} processes with ${CALLERS} callers each unpacked them at once`, () => {
    expect(fonts.length).toBeGreaterThan(100)
    expect(fonts.filter((font) => !isWholeFont(font))).toHaveLength(0)
  })

  it('leave no half unpacked folder behind', async () => {
    expect((await readdir(cache)).filter((name) => name.startsWith('unpacking-'))).toEqual([])
  })

  it('are not whole when one byte is wrong, or when nothing is there', () => {
    const [font = new Uint8Array()] = fonts
    const ruined = Uint8Array.from(font)
    ruined[ruined.length >> 1] = ((ruined[ruined.length >> 1] ?? 0) + 1) % 256
    expect(isWholeFont(ruined)).toBe(false)
    expect(isWholeFont(new Uint8Array())).toBe(false)
  })
})
