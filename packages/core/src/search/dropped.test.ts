import { describe, expect, it } from 'vitest'
import { droppedWords } from './index.ts'

describe('what a search left out', () => {
  it.each([
    ['A800 xyz', 'a800', 'xyz'],
    ['xyz A800 abc', 'a800', 'xyz abc'],
    ['量子比特服务器', '服务器', '量子比特'],
    ['Ａ８００　xyz', 'a800', 'xyz'],
  ])('[R2.10] of %s, searched as %s, is %s', (typed, instead, dropped) => {
    expect(droppedWords(typed, instead)).toBe(dropped)
  })

  it.each([
    ['gromax', 'gromacs'],
    ['a800', 'a800'],
    ['A800 xyz', 'h800'],
  ])('[R2.10] is nothing of %s when %s was searched for instead', (typed, instead) => {
    expect(droppedWords(typed, instead)).toBeNull()
  })
})
