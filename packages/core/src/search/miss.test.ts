import { describe, expect, it } from 'vitest'
import { missOf, readSearch } from './index.ts'

const at = (query: string) => readSearch(new URLSearchParams(query))
const nothing = { total: 0, correctedWords: null }

describe('a search that went wrong', () => {
  it.each([
    ['keyword=h100', null, 'failed'],
    ['region=east', null, 'failed'],
    ['keyword=h100', nothing, 'nothing'],
    ['keyword=h100&sort=basePrice', nothing, 'nothing'],
    ['keyword=h100', { total: 3, correctedWords: 'h800' }, 'corrected'],
    ['keyword=h100', { total: 3, correctedWords: null }, null],
    ['keyword=h100&region=east', nothing, null],
    ['keyword=h100&inStock=true', nothing, null],
    ['region=east', nothing, null],
    ['', nothing, null],
  ] as const)('[R8.03] is known by what became of it: %s with %j is %j', (query, found, outcome) => {
    expect(missOf(at(query), found)).toBe(outcome)
  })
})
