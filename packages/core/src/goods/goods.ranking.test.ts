import { describe, expect, it } from 'vitest'
import { movements } from './goods.ranking.ts'

describe('the movement in a ranking', () => {
  it('[R2.13] counts ranks up and down, and says what is new', () => {
    expect(movements(['c', 'a', 'b', 'd'], ['a', 'b', 'c'])).toEqual([2, -1, -1, 'new'])
    expect(movements(['a'], ['a'])).toEqual([0])
    expect(movements([], ['a'])).toEqual([])
  })
})
