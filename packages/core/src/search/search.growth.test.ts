import { describe, expect, it } from 'vitest'
import { growthOf, readSearch } from './index.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('a list that grows', () => {
  it.each([
    ['the page that follows', '?keyword=a&pageNum=3', '?keyword=a&pageNum=2', { kind: 'next' }],
    ['another search', '?keyword=b&pageNum=3', '?keyword=a&pageNum=2', { kind: 'begin', rows: 30 }],
    ['the same page again', '?keyword=a&pageNum=2', '?keyword=a&pageNum=2', { kind: 'begin', rows: 20 }],
    ['the page after the last that comes at once', '?pageNum=13', '?pageNum=12', { kind: 'next' }],
  ])('[R9.02] goes on or begins anew by what is shown: %s', (_, search, before, growth) => {
    expect(growthOf(read(search), read(before), 10)).toEqual(growth)
  })

  it.each([
    ['?', { kind: 'begin', rows: 10 }],
    ['?pageNum=12', { kind: 'begin', rows: 120 }],
    ['?pageNum=13', { kind: 'tooFar', lastPage: 12 }],
  ])('[R9.02] is brought back at once as far as one answer goes: %s', (search, growth) => {
    expect(growthOf(read(search), null, 10)).toEqual(growth)
  })
})
