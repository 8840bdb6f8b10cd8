import { describe, expect, it } from 'vitest'
import { fill } from './index.ts'

describe('filling texts', () => {
  it('[R8.02] puts the details of a refusal into its message', () => {
    expect(fill('购买数量须在 {{minimum}} 到 {{maximum}} 之间', { minimum: 1, maximum: 99_999_999 })).toBe(
      '购买数量须在 1 到 99999999 之间',
    )
  })

  it('[R8.02] leaves a place without a value as it is, and never reaches a prototype', () => {
    expect(fill('{{minimum}} {{toString}} {{ field }}', { field: 'x' })).toBe('{{minimum}} {{toString}} x')
    expect(fill('{{minimum}}')).toBe('{{minimum}}')
  })

  it('[R8.02] takes values literally', () => {
    expect(fill('[{{a}}]', { a: '$& {{b}}', b: 'no' })).toBe('[$& {{b}}]')
  })
})
