import { describe, expect, it } from 'vitest'
import { lexemesOf, nameQueryOf, queryOf } from './lexemes.ts'

describe('the lexemes of a text', () => {
  it.each([
    ['overlapping pairs and the last character of Chinese', '分子动力学', '分子 子动 动力 力学 学'],
    ['a single character as it is', '云', '云'],
    [
      'each part of a machine type, and model numbers',
      'Intel8458P-88C-2T-8*A800',
      'intel8458p 8458p 88c 2t 8 a800 800 88core 2tb 8card',
    ],
    ['traditional characters as simplified ones', '雲伺服器 顯卡', '云伺 伺服 服器 器 显卡 卡'],
    ['full-width letters as ordinary ones', 'Ａ８００', 'a800 800'],
    ['scripts apart that touch', 'MPI.适用于GPU', 'mpi 适用 用于 于 gpu'],
    ['nothing of words that say nothing', 'software for the weather', 'software weather'],
    ['each lexeme once', '算力 算力', '算力 力'],
    [
      'measures, however they are written',
      '80 GB 八卡 十六核',
      '80 gb 八卡 卡 十六 六核 核 80gb 8card 16core',
    ],
    ['nothing of punctuation', "！？ — * '", ''],
  ])('[R7.02] are %s', (_, text, lexemes) => {
    expect(lexemesOf([text])).toBe(lexemes.replaceAll(/(?<=\S)(?= |$)/g, ':1'))
  })

  it('[R7.02] of a name have weight A, whatever else says the same', () => {
    expect(lexemesOf(['分子模拟 GROMACS'], ['GROMACS'])).toBe('gromacs:1A 分子:1 子模:1 模拟:1 拟:1')
  })
})

describe('the query for some words', () => {
  it.each([
    ['every pair of Chinese', '分子动力学', '分子 & 子动 & 动力 & 力学'],
    ['a character as the beginning of a pair', '云', '云:*'],
    ['a word as the beginning of one', 'GROM', 'grom:*'],
    ['every part of a machine type', '8*A800', '(8card | 8) & a800:*'],
    ['a measure however it is written', '80G 两卡 80 GB', '(80gb | 80g:*) & (2card | 两卡) & (80gb)'],
    ['a measure before Chinese', '80GB显存', '(80gb | 80gb:*) & 显存'],
    ['a model with a hyphen in one word', 'A-100', '(a100:* | a & 100:*)'],
    ['a maker and number together or apart', 'RTX4090', '(rtx4090:* | rtx:* & 4090:*)'],
    ['a single letter as a whole word', 'R', 'r'],
    ['simplified characters for traditional ones', '氣象', '气象'],
    ['all words, in any order', '鲲鹏 气象', '鲲鹏 & 气象'],
    ['nothing, which finds nothing, of punctuation', '！？ — *', ''],
  ])('[R7.02] asks for %s', (_, words, query) => {
    expect(queryOf(words)).toBe(query)
  })

  it('[R7.02] can ask for everything in the name', () => {
    expect(nameQueryOf('分子动 GROM r')).toBe('分子:A & 子动:A & grom:*A & r:A')
  })

  it('[S4] holds letters, digits and operators of its own only, whatever is typed', () => {
    expect(queryOf("a' | b & !c <-> d:*')--")).toBe('b & c & d')
  })
})
