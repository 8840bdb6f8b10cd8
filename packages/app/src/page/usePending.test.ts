import { describe, expect, it } from 'vitest'
import { underWay } from './usePending.ts'

const last = { asked: 'by price', from: 'by rank' }
const going = () => true
const there = () => false

describe('what was asked for on a page', () => {
  it('[R9.02] is under way until another page is shown', () => {
    expect(underWay(last, 'by rank', going)).toBe('by price')
    expect(underWay(last, 'by rank', there)).toBe('by price')
    expect(underWay(last, 'by price', there)).toBeUndefined()
    expect(underWay(undefined, 'by rank', going)).toBeUndefined()
  })

  it('[R9.02] stays under way when what was asked for before it is shown first', () => {
    expect(underWay(last, 'by sales', going)).toBe('by price')
  })
})
