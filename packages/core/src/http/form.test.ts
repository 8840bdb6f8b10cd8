import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeForm, encodeForm, MAX_FIELDS } from './index.ts'

describe('form encoding', () => {
  it('[R7.01] repeats arrays and names nested fields by dots', () => {
    expect(
      encodeForm({ query: { pageNum: '1' }, filter: { region: ['bj', 'sz'], payMode: undefined } }),
    ).toEqual([
      ['query.pageNum', '1'],
      ['filter.region', 'bj'],
      ['filter.region', 'sz'],
    ])
  })

  it('[R7.01] reads back what it wrote', () => {
    const key = fc.stringMatching(/^[a-z]{1,6}$/)
    const field = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2, maxLength: 5 }))
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(field, fc.dictionary(key, field, { minKeys: 1 }))), (value) => {
        expect({ ...decodeForm(encodeForm(value)) }).toEqual({ ...value })
      }),
    )
  })

  it('[R5.15] never creates a field that reaches a prototype', () => {
    decodeForm([
      ['__proto__.isAdmin', 'true'],
      ['constructor.prototype.isAdmin', 'true'],
      ['a.__proto__.isAdmin', 'true'],
    ])
    expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined()
  })

  it('[R5.15] refuses a form of more fields than are allowed', () => {
    const fields = Array.from({ length: MAX_FIELDS + 1 }, (_, i) => [`f${i}`, ''] as const)
    expect(decodeForm(fields)).toBeUndefined()
    expect(decodeForm(fields.slice(1))).toBeDefined()
  })

  it('[S4] takes names that every object inherits for fields like any other, and touches nothing inherited', () => {
    expect(decodeForm([['valueOf.x', '1']])).toEqual({ valueOf: { x: '1' } })
    expect(Object.hasOwn(Object.prototype.valueOf, 'x')).toBe(false)
  })
})
