import { describe, expect, it } from 'vitest'
import { freshKeys } from './useFresh.ts'

describe('rows that came to a list', () => {
  it('[R9.02] are those that were not shown; what left is none', () => {
    expect(freshKeys(['a', 'b', 'c'], ['d', 'e', 'a', 'b'])).toBe(2)
    expect(freshKeys(['a', 'b'], ['a'])).toBe(0)
  })

  it('[R9.02] are also those that changed since', () => {
    expect(freshKeys(['a 1', 'b 1'], ['a 2', 'b 1'])).toBe(1)
  })
})
