import { describe, expect, it } from 'vitest'
import { corrected, vocabularyOf } from './store/correction.ts'

const vocabulary = vocabularyOf([
  'gromacs',
  'lammps',
  'deepseek',
  '分子动力学',
  '大语言模型',
  'matlab',
  'vasp',
])

describe('words that find nothing', () => {
  it.each([
    ['gromax', 'gromacs'],
    ['LAMPS', 'lammps'],
    ['deepsek', 'deepseek'],
    ['分子动理学', '分子动力学'],
    ['gromax matlab', 'gromacs matlab'],
  ])('[R2.10] %s are put right to %s', (typed, meant) => {
    expect(corrected(typed, vocabulary)).toBe(meant)
  })

  it.each([['gromacs'], ['grom'], ['分子动力'], ['zzzzzz'], ['llllllll'], ['量子纠缠']])(
    '[R2.10] %s are left alone: they are known, or nothing is like them',
    (typed) => {
      expect(corrected(typed, vocabulary)).toBeUndefined()
    },
  )

  it('[R2.10] are put right to the shorter of two words that are equally like them', () => {
    expect(vocabularyOf(['abcde', 'abcdf']).closest('abcd')).toBe('abcde')
    expect(vocabularyOf([]).closest('abcd')).toBeUndefined()
  })
})
