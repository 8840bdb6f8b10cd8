import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { refusals } from '@compute-mall/core/contract'
import { type ErrorEntry, errors } from '@compute-mall/core/http'
import { describe, expect, it } from 'vitest'

const workspaces = [
  'packages/core/src/',
  'packages/browser/src/',
  'packages/react/src/',
  'packages/ui/src/',
  'packages/app/src/',
  'apps/server/src/',
  'apps/mall/src/',
  'apps/console/src/',
  'apps/terminal/src/',
  'apps/plain/src/',
]
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What runs: neither tests nor what they stand on, and neither names nor texts of the codes. */
const runs = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|testing|fixtures|errors|messages)\.tsx?$|(^|\/)testing\/|http\/errors\.ts$/.test(file)

const sources = workspaces
  .filter((workspace) => existsSync(root + workspace))
  .flatMap((workspace) =>
    readdirSync(root + workspace, { recursive: true, encoding: 'utf8' })
      .filter(runs)
      .map((file) => ({ file: workspace + file, text: readFileSync(root + workspace + file, 'utf8') })),
  )
/** Refusals as sources name them, e.g. `refusals.phoneMissing` or `purchaseRefusals.phoneMissing`. */
const names = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:refusals|\w+Refusals)\.(\w+)/g)].map(([, name]) => name),
  ),
)
const said = new Set<string>(
  Object.entries(refusals).flatMap(([name, { code }]) => (names.has(name) ? [code] : [])),
)
/** A code as a string, as the key of a text, or as the key of a table; comments may tell it. */
const LITERAL = /['"`](?:error:)?([A-Z]{3,}1\d{4})['"`]|^\s*([A-Z]{3,}1\d{4}):/gm
const entries = Object.entries<ErrorEntry>(errors)

describe('the catalogue of errors', () => {
  it('[R8.05] is said by names: no source writes a code', () => {
    const written = sources.flatMap(({ file, text }) =>
      [...text.matchAll(LITERAL)].map(([, quoted, key]) => `${file}: ${quoted ?? key}`),
    )
    expect(written).toEqual([])
    expect(sources.length).toBeGreaterThan(500)
  })

  it.each([`refuse('CART10005')`, `{ key: 'error:USER10001' }`, '  SYS10000: 500,'])(
    '[R8.05] finds a code that is written: %s',
    (text) => expect(text.match(LITERAL)).toHaveLength(1),
  )

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
