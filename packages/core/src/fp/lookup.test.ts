import { describe, expect, it } from 'vitest'
import { lookup } from './index.ts'

describe('a value under a key from outside', () => {
  it('[B3] is an own one, and never inherited', () => {
    const record: Readonly<Record<string, number>> = JSON.parse('{"free":1,"__proto__":2}')
    expect(lookup(record, 'free')).toBe(1)
    expect(lookup(record, '__proto__')).toBe(2)
    for (const key of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'sold'])
      expect(lookup(record, key)).toBeUndefined()
    expect(lookup({}, '__proto__')).toBeUndefined()
  })
})
