import { refusals } from '@compute-mall/core/contract'
import { type ErrorEntry, errors } from '@compute-mall/core/http'
import { describe, expect, it } from 'vitest'
import { sources } from './testing/sources.ts'

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

  /** Codes of earlier versions, which no other refusal takes: pictures have codes of their own. */
  const retired = ['PAY10006', 'PAY10007', 'SETTLE10006', 'SETTLE10007', 'SETTLE10009']

  it('[R8.05] numbers the codes of a prefix without a gap and without repetition', () => {
    const numbers = Map.groupBy(entries, ([code]) => code.replace(/\d+$/, ''))
    for (const [prefix, codes] of numbers) {
      const found = [...codes.map(([code]) => code), ...retired.filter((code) => code.startsWith(prefix))]
        .map((code) => Number(code.slice(prefix.length)))
        .sort((a, b) => a - b)
      expect([prefix, found]).toEqual([prefix, found.map((_, i) => (found[0] ?? 0) + i)])
    }
  })
})
