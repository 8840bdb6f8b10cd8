import { describe, expect, it, vi } from 'vitest'
import { extent, toggleAll, toggled } from './selecting.ts'

describe('choosing rows', () => {
  it('puts a row in, and takes it out again', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
    expect([...toggled(new Set(['a', 'b']), 'b')]).toEqual(['a'])
  })
  it('tells whether all, some or none that are shown are chosen', () => {
    expect(extent(new Set(['x']), ['a', 'b'])).toBe('none')
    expect(extent(new Set(['a', 'x']), ['a', 'b'])).toBe('some')
    expect(extent(new Set(['a', 'b', 'x']), ['a', 'b'])).toBe('all')
    expect(extent(new Set(['a']), [])).toBe('none')
  })
  it('chooses all that are shown, or none where all are, and leaves other pages alone', () => {
    const onSelect = vi.fn()
    toggleAll({ keys: new Set(['a', 'x']), onSelect }, ['a', 'b'])
    expect(onSelect).toHaveBeenLastCalledWith(new Set(['a', 'x', 'b']))
    toggleAll({ keys: new Set(['a', 'b', 'x']), onSelect }, ['a', 'b'])
    expect(onSelect).toHaveBeenLastCalledWith(new Set(['x']))
  })
})
