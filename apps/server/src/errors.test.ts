import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ErrorEntry, errors } from '@compute-mall/core/http'
import { describe, expect, it } from 'vitest'

const rooms = ['../../../packages/core/src/', './'].map((room) =>
  fileURLToPath(new URL(room, import.meta.url)),
)

/** What runs: neither tests nor what they stand on, and not the catalogue itself. */
const runs = (file: string) =>
  file.endsWith('.ts') && !/(\.test|\.fixtures)\.ts$|^testing\/|http\/errors\.ts$/.test(file)

const sources = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(runs)
    .map((file) => readFileSync(`${room}${file}`, 'utf8')),
)
/** Codes as sources name them: a prefix of letters and five digits. */
const said = new Set(
  sources.flatMap((text) => [...text.matchAll(/'([A-Z]{2,}1\d{4})'/g)].map(([, code]) => code)),
)
const entries = Object.entries<ErrorEntry>(errors)

describe('the catalogue of errors', () => {
  it('[R8.05] has every code that the core or the server says', () => {
    expect([...said].filter((code) => code === undefined || !Object.hasOwn(errors, code))).toEqual([])
    expect(said.size).toBeGreaterThan(50)
  })

  it('[R8.05] has no code that nothing says, unless it is reserved with a reason', () => {
    const silent = entries.filter(([code, { reserved }]) => !said.has(code) && !reserved)
    expect(silent.map(([code]) => code)).toEqual([])
  })

  it('[R8.05] reserves no code that is said', () => {
    const both = entries.filter(([code, { reserved }]) => said.has(code) && reserved !== undefined)
    expect(both.map(([code]) => code)).toEqual([])
  })

  it('[R8.05] numbers the codes of a prefix without a gap and without repetition', () => {
    const numbers = Map.groupBy(entries, ([code]) => code.replace(/\d+$/, ''))
    for (const [prefix, codes] of numbers) {
      const found = codes.map(([code]) => Number(code.slice(prefix.length))).sort((a, b) => a - b)
      expect([prefix, found]).toEqual([prefix, found.map((_, i) => (found[0] ?? 0) + i)])
    }
  })
})
