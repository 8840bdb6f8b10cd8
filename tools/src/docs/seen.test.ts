import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/machine.mjs'
import { register } from './register.ts'
import { titles } from './titles.ts'

const page = readFileSync(join(root, 'docs/decisions/0034-lines-without-a-journey.md'), 'utf8')

it('every line of the register is named by a journey, or the decision says why not', () => {
  const seen = new Set(titles().flatMap(({ ids, file }) => (file.startsWith('e2e/') ? ids : [])))
  const lines = register().filter(({ id }) => id.startsWith('R'))
  const excused = [...page.matchAll(/^\| (R\d+\.\d+) \| \S/gm)].map(([, id]) => id)
  expect(lines.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual(excused)
})

/** Shown by commands or by tests of the tools, whose titles the map leaves out. */
const ELSEWHERE = ['E1']

it('every quality test, promise, fault of other shops and rule from faults is named by a test', () => {
  const named = new Set(titles().flatMap(({ ids }) => ids))
  const lines = register().filter(({ id }) => /^[LFBSAIEHPC]/.test(id))
  expect(lines.length).toBeGreaterThan(70)
  expect(lines.map(({ id }) => id).filter((id) => !named.has(id))).toEqual(ELSEWHERE)
})
